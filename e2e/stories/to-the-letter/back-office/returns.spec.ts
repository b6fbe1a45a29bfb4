import { type APIRequestContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { hold, saying } from "../../../support/answers";
import { aPixelFile } from "../../../support/catalogue";
import { expectRetry, listOf } from "../../../support/list-screen";
import { aPurchase, sendBack } from "../../../support/purchase";
import { heading, said } from "../../../support/screen";
import { aNewName, asAdministrator, openBackOffice } from "../../../support/staff";

const path = "/dashboard/returns";
const returns = (page: Page) => listOf(page, "Returns");

/** A delivered order whose shopper requests a return or a replacement. */
async function aRequest(request: APIRequestContext, name: string, action: "return" | "replace" = "return") {
  const purchase = await aPurchase(request, { name });
  await asAdministrator(request).put(`/updateOrderStatus/${purchase.orderId}`, { status: "delivered" });
  await sendBack(request, purchase, purchase.orderId, { action, reason: `Torn ${action}`, image: aPixelFile() });
  return purchase;
}

test.describe("Returns", () => {
  // @spec returns-listed-wanted-found
  test("are listed with the requested action, searched, filtered by status, and opened", async ({ page, request }) => {
    const mark = aNewName("Zara").replace(" ", "");
    const back = await aRequest(request, `${mark} Bela`);
    const anew = await aRequest(request, `${mark} Anu`, "replace");
    await asAdministrator(request).put(`/return/${anew.orderId}/status`, { status: "approved" });
    await openBackOffice(page, `${path}?search=${mark}`);
    await expect(heading(page, "Returns")).toBeVisible();
    const { rows, row, headers } = returns(page);
    await expect(headers).toHaveText(["Order & Customer", "Request", "Items", "Status", "Action"]);
    await expect(rows).toContainText([`${mark} Anu`, `${mark} Bela`]);
    for (const text of ["Return", "Torn return", back.product.title, "Requested", back.email]) {
      await expect(row(`${mark} Bela`)).toContainText(text);
    }
    for (const text of ["Replacement", "Torn replace", "Approved"])
      await expect(row(`${mark} Anu`)).toContainText(text);
    await expectAccessible(page);
    await row(`${mark} Bela`).getByRole("button", { name: "View Images (1)" }).click();
    await expect(page.getByRole("dialog", { name: "Return images" }).getByRole("listitem")).toHaveCount(1);
    await page.keyboard.press("Escape");

    await page.getByLabel("Status", { exact: true }).selectOption({ label: "Approved (1)" });
    await expect(rows).toContainText([`${mark} Anu`]);
    await page.getByLabel("Status", { exact: true }).selectOption({ label: "Refunded (0)" });
    await said(page, "No returns found matching your criteria.");
    // The choice would be remembered.
    await page.getByLabel("Status", { exact: true }).selectOption("");
    await page.goto(path);
    await expectRetry(page, "**/back-office/returns*", {
      said: "Could not fetch returns.",
      shown: "The shop is away.",
    });
    await expect(rows.first()).toBeVisible();
  });

  // @spec returns-listed-wanted-found
  test("are rejected only with a reason, and a failed try keeps the input", async ({ page, request }) => {
    const { orderId } = await aRequest(request, "Asha Rao");
    await openBackOffice(page, `/dashboard/orderdetails?search=${orderId}`);
    await listOf(page, "Orders").rows.getByRole("link", { name: "View return" }).click();
    await expect(page).toHaveURL(`${path}?search=${orderId}`);
    const { rows } = returns(page);
    await rows.getByRole("button", { name: /^Reject/ }).click();
    const dialog = page.getByRole("dialog", { name: "Reject request" });
    const submit = dialog.getByRole("button", { name: "Reject request" });
    await submit.click();
    await expect(dialog).toContainText("Please enter a reason for the rejection. The customer will see it.");
    await expectAccessible(page);
    await dialog.getByLabel("Reason").fill("It was worn.");
    await page.route("**/return/*/status", saying(503, "The shop is away."));
    await submit.click();
    await expect(dialog.getByRole("alert")).toContainText("The shop is away.");
    await expect(dialog.getByLabel("Reason")).toHaveValue("It was worn.");
    await page.unrouteAll();
    await dialog.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Keep editing" }).click();
    const release = await hold(page, "**/return/*/status");
    await submit.click();
    await expect(dialog.getByRole("button", { name: "Saving..." })).toBeDisabled();
    release();
    await said(page, "The request is now rejected.");
    await expect(dialog).toHaveCount(0);
    await expect(rows).toContainText("Rejected");
    await expect(rows.getByRole("button", { name: /^(Approve|Reject|Items received)/ })).toHaveCount(0);
  });

  // @spec returns-listed-wanted-found
  test("are refunded or replaced once the goods are received, and the list shows errors", async ({ page, request }) => {
    const { orderId } = await aRequest(request, "Asha Rao", "replace");
    await openBackOffice(page, `${path}?search=${orderId}`);
    const { rows } = returns(page);
    await rows.getByRole("button", { name: /^Approve/ }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Approve request" }).click();
    await said(page, "The request is now approved.");
    await rows.getByRole("button", { name: /^Items received/ }).click();
    const dialog = page.getByRole("alertdialog", { name: "Have the items arrived?" });
    await expect(dialog).toContainText("The same items are taken from stock and sent to the customer.");
    await expectAccessible(page);
    await page.route("**/return/*/status", saying(409, "Only 1 left in stock: Lamp."));
    await dialog.getByRole("button", { name: "Receive and replace" }).click();
    await expect(dialog.getByRole("alert")).toContainText("Only 1 left in stock: Lamp.");
    await page.unrouteAll();
    await dialog.getByRole("button", { name: "Receive and replace" }).click();
    await said(page, "The request is now received and replaced.");
    await expect(rows).toContainText("Replaced");
  });
});
