import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { administratorToken } from "../../support/administrator-token";
import { saying } from "../../support/answers";
import { theBackOffice } from "../../support/back-office";
import { figureTile } from "../../support/figure-tile";
import { button, heading, said } from "../../support/screen";
import { openPortal } from "../../support/seller";
import { asAdministrator } from "../../support/staff";
import { anOrderFrom, aStall } from "../../support/stall";

const bell = (page: Page) => page.getByRole("button", { name: /^Notifications/ });
const notices = (page: Page) => page.getByRole("region", { name: "Notifications" });

test.describe("A seller's earnings", () => {
  // @spec seller-home-tells-sales header-notification-dropdown-real
  test("start with the first order: the bell, home and earnings show it, and what can be returned is not paid out", async ({
    page,
  }) => {
    const stall = await aStall(page.request, "Brass Lamp");
    await openPortal(page, stall.seller, "/seller/earnings");
    await expect(heading(page, "Earnings")).toBeVisible();
    const from = page.getByLabel("From", { exact: true });
    await from.fill("2026-03-05");
    await from.blur();
    await expect(from.locator("..")).toContainText("5 Mar 2026");
    await said(page, "No orders in this period.");
    await said(page, "No payouts yet. Available amounts are sent to your bank account.");
    await expectAccessible(page);

    const { orderId, orderNumber } = await anOrderFrom(page.request, [stall]);
    await page.goto("/seller/dashboard");
    await expect(heading(page, "SellerHome")).toBeVisible();
    await expect(page.getByRole("figure", { name: "Sales by day" })).toBeVisible();
    await expect(page.getByText("1 order", { exact: true }).first()).toBeVisible();
    await expectAccessible(page);
    await bell(page).click();
    await expect(notices(page).getByText(`New order #${orderNumber}`)).toBeVisible();
    await expectAccessible(page);
    await button(page, "Mark all as read").click();
    await expect(button(page, "Notifications")).toBeVisible();
    await notices(page)
      .getByRole("button", { name: `New order #${orderNumber}` })
      .click();
    await expect(heading(page, `Order #${orderNumber}`)).toBeVisible();

    // 250 rupees at 10 %: 25 of commission, 4.50 of GST on it.
    await page.goto("/seller/earnings");
    await expect(figureTile(page, "Balance", "Pending")).toContainText("₹220.50");
    await expect(figureTile(page, "Figures for this period", "Commission")).toContainText("₹25");
    const lines = page.getByRole("region", { name: "Order lines" });
    await expect(lines.getByText(stall.product.title).filter({ visible: true })).toBeVisible();
    await expect(lines.getByText("Pending").filter({ visible: true })).toBeVisible();
    const figure = page.getByRole("figure", { name: "Net by day" });
    await figure.getByRole("button", { name: "table" }).click();
    await expect(figure.getByRole("cell", { name: "₹220.50" })).toBeVisible();
    await expectAccessible(page);
    const download = page.waitForEvent("download");
    await button(page, "Download CSV").click();
    expect((await download).suggestedFilename()).toMatch(/^earnings-.*\.csv$/);

    await (await theBackOffice(page.request)).moveOrder(orderId, "delivered");
    const office = asAdministrator(page.request);
    const { sellers } = await office.read(`/back-office/sellers?search=${encodeURIComponent(stall.seller.email)}`);
    const payouts = `/api/v1/back-office/sellers/${sellers[0]._id}/payouts`;
    const early = await page.request.post(payouts, {
      headers: { authorization: administratorToken() },
      data: { amount: 220.5, reference: "UTR-1" },
    });
    // It can still be returned.
    expect(early.status()).toBe(409);
    await page.reload();
    await expect(figureTile(page, "Balance", "Available")).toContainText("₹0");
    await expect(lines.getByText("Cash not yet received").filter({ visible: true })).toBeVisible();
    await (await theBackOffice(page.request)).receiveCash(orderId);
    await page.reload();
    await expect(lines.getByText(/^Until /).filter({ visible: true })).toBeVisible();
  });

  // @spec lists-say-so-they
  test("show an error when they cannot be loaded, and load on retry @once", async ({ page }) => {
    const stall = await aStall(page.request, "Jute Bag");
    await page.route("**/api/v1/seller/earnings?**", saying(500, "Out of order."));
    await openPortal(page, stall.seller, "/seller/earnings");
    await said(page, "Could not fetch the earnings.");
    await expectAccessible(page);
    await page.unrouteAll();
    await button(page, "Try Again").first().click();
    await expect(page.getByRole("figure", { name: "Net by day" })).toBeVisible();
  });
});
