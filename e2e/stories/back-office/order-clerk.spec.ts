import { expect, type Page, test } from "@playwright/test";
import { expectAccessible, expectFingerSized } from "../../support/accessibility";
import { openAs, type Person } from "../../support/account";
import { aPixelFile } from "../../support/catalogue";
import { redrawRows } from "../../support/list-screen";
import { aPurchase, sendBack } from "../../support/purchase";
import { button, heading, said } from "../../support/screen";
import { aMember, openBackOffice } from "../../support/staff";

/** The list's table, or its cards if there is no room for one; rows either way. */
const records = (page: Page, name: string) => {
  const list = page.getByRole("region", { name, exact: true });
  return list
    .getByRole("table")
    .locator("tbody tr")
    .or(list.getByRole("list", { name, exact: true }).locator("> li"));
};

// @spec rejected-request-reason-shopper day-order-clerk-phone change-moves-money-stock shop-parcel-can-be-followed tracking-can-be-corrected
test("An order clerk's day: an order is found, moved and invoiced, one return refunded, another rejected, and the shoppers see it", async ({
  page,
  request,
  context,
}) => {
  test.setTimeout(120_000);
  const [buyer, other, clerk] = await Promise.all([
    aPurchase(request),
    aPurchase(request),
    aMember(request, ["view_order", "edit_order"]),
  ]);
  const shopperPage = await context.newPage();
  const asShopper = async (person: Person) => {
    await openAs(shopperPage, person, "/order");
    await expect(shopperPage.getByRole("article")).toBeVisible();
    return shopperPage;
  };

  await test.step("sees only what an order clerk may see", async () => {
    await openBackOffice(page, "/dashboard", clerk.token);
    const me = await page.request.get("/api/v1/back-office/staff", { headers: { authorization: clerk.token } });
    expect(me.status()).toBe(403);
    // Known only once the page has loaded.
    await expect(heading(page, "Dashboard")).toBeVisible();
    const menu = page.getByRole("button", { name: "Open menu" });
    if (await menu.isVisible()) await menu.click();
    const navigation = page.getByRole("navigation", { name: "Back office" });
    await expect(navigation.getByRole("link", { name: "Order Detail" })).toBeVisible();
    for (const name of ["Product Banner", "Role Permission", "Categories", "Staff", "Earnings"]) {
      await expect(navigation.getByRole("link", { name, exact: true })).toHaveCount(0);
    }
    await navigation.getByRole("link", { name: "Order Detail" }).click();
    await expect(heading(page, "Customer Orders")).toBeVisible();
  });

  await test.step("finds a new order, opens it and moves it", async () => {
    await page.getByRole("searchbox", { name: "Search by Order ID or Customer..." }).fill(buyer.email);
    const order = records(page, "Orders");
    await expect(order).toHaveCount(1);
    await expectAccessible(page);
    await order.getByRole("button", { name: /^Order #/ }).click();
    const dialog = page.getByRole("dialog");
    await expect(dialog).toContainText(buyer.product.title);
    await expect(dialog).toContainText("12, MG Road, Camp");
    await expectFingerSized(dialog.getByRole("button", { name: "Close" }));
    // An id is one word, and must break before it runs under the button next to it.
    const id = dialog.getByText(buyer.orderId);
    expect(await id.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await dialog.getByRole("combobox").selectOption("Processing");
    await dialog.getByRole("button", { name: /^Update/ }).click();
    await said(page, "The order is now processing.");
    await expect(dialog.getByRole("list").last()).toContainText("Processing");
    const step = dialog.getByRole("button", { name: /^Mark as shipped: order/ });
    const update = await dialog.getByRole("button", { name: /^Update/ }).elementHandle();
    // Measured together: the dialog moves as its history grows.
    const apart = await step.evaluate((last, atEnd) => {
      const [one, other] = [last.getBoundingClientRect(), atEnd?.getBoundingClientRect()];
      return { below: one.top - (other?.top ?? 0), right: Math.round(one.right - (other?.right ?? 0)) };
    }, update);
    // Next to the status selection if there is room, else below it, aligned to the right.
    expect((page.viewportSize()?.width ?? 0) < 700 ? apart.right : apart.below).toBe(0);
    await step.click();
    const shipping = page.getByRole("dialog", { name: /^Ship order #/ });
    await shipping.getByRole("button", { name: "Mark as shipped" }).click();
    await expect(shipping.getByText(/enter the courier and the tracking number/).first()).toBeVisible();
    await expectAccessible(page);
    await shipping.getByLabel("Courier").fill("India Post");
    await shipping.getByLabel("Tracking number").fill("EI-2026-7");
    await shipping.getByRole("button", { name: "Mark as shipped" }).click();
    await said(page, "The order is now shipped.");
    await expect(shipping).toHaveCount(0);
    await expect(dialog.getByRole("list").last()).toContainText("Shipped");
    await dialog.getByRole("button", { name: "Correct tracking" }).click();
    const correcting = page.getByRole("dialog", { name: "Correct tracking" });
    await correcting.getByLabel("Tracking number").fill("EI-2026-77");
    await expectAccessible(page);
    await correcting.getByRole("button", { name: "Save tracking" }).click();
    await expect(correcting).toHaveCount(0);
    await expect(dialog.getByRole("list").last()).toContainText(
      "Tracking corrected from India Post EI-2026-7 to India Post EI-2026-77",
    );
    await expect(dialog).toContainText(clerk.name);
    await expectAccessible(page);
    const saved = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download invoice" }).click();
    expect((await saved).suggestedFilename()).toMatch(/^invoice-.+\.pdf$/);
    await dialog.getByRole("button", { name: /^Mark as delivered: order/ }).click();
    await expect(page.getByRole("alertdialog")).toContainText("in cash is recorded as collected");
    await page.getByRole("alertdialog").getByRole("button", { name: "Set to Delivered" }).click();
    await said(page, "The order is now delivered.");
    await expect(dialog).toContainText("Paid");
    await dialog.getByRole("button", { name: "Close" }).click();
    const seen = await asShopper(buyer);
    await expect(seen.getByText("India Post: EI-2026-77")).toBeVisible();
    await expect(seen.getByText(/^Delivered on \d+ \w+ \d{4}$/)).toBeVisible();
  });

  await test.step("approves a return, receives the goods and refunds it", async () => {
    await sendBack(request, buyer, buyer.orderId, { reason: "Does not fit", image: aPixelFile() });
    await openBackOffice(page, `/dashboard/returns?search=${buyer.orderId}`, clerk.token);
    const wanted = records(page, "Returns");
    await expect(wanted).toContainText("Does not fit");
    await expectAccessible(page);
    await wanted.getByRole("button", { name: /^Approve/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Approve request" }).click();
    await said(page, "The request is now approved.");
    await wanted.getByRole("button", { name: /^Items received/ }).click();
    await expect(page.getByRole("alertdialog")).toContainText("The items go back into stock");
    await page.getByRole("alertdialog").getByRole("button", { name: "Receive and refund" }).click();
    await said(page, "The request is now received and being refunded.");
    // It was paid in cash: someone has to refund it.
    await expect(wanted).toContainText("Refund pending");
    const seen = await asShopper(buyer);
    await button(seen, "View Order Details").click();
    await expect(seen.getByText("Payment Status: Refund pending", { exact: true })).toBeVisible();
    await expect(seen.getByRole("region", { name: "Your refund" })).toBeVisible();
  });

  await test.step("rejects another with a reason that its shopper reads", async () => {
    const headers = { authorization: clerk.token };
    const moved = await request.put(`/api/v1/updateOrderStatus/${other.orderId}`, {
      headers,
      data: { status: "delivered" },
    });
    expect(moved.ok()).toBe(true);
    await sendBack(request, other, other.orderId);
    await openBackOffice(page, `/dashboard/returns?search=${other.orderId}`, clerk.token);
    await records(page, "Returns")
      .getByRole("button", { name: /^Reject/ })
      .click();
    const dialog = page.getByRole("dialog", { name: "Reject request" });
    await dialog.getByLabel("Reason").fill("It was worn outside.");
    await redrawRows(page);
    await expect(dialog.getByLabel("Reason")).toHaveValue("It was worn outside.");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Reject request" }).click();
    await said(page, "The request is now rejected.");
    const seen = await asShopper(other);
    await expect(seen.getByText("It was worn outside.")).toBeVisible();
  });
});
