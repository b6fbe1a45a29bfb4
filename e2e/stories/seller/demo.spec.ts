import { expect, test } from "@playwright/test";
import { demoAccounts } from "../../../scripts/demo-accounts.mjs";
import { figureTile } from "../../support/figure-tile";
import { heading } from "../../support/screen";
import { openPortal } from "../../support/seller";

test("The demo shop's seller has sold for a year, and has earned with it", async ({ page }) => {
  await openPortal(page, { ...demoAccounts.seller, mobileNumber: "" }, "/seller/orders?status=delivered");
  const orders = page.getByRole("link", { name: /^Order #\d+$/ }).filter({ visible: true });
  await expect(orders.first()).toBeVisible();
  await orders.first().click();
  const facts = page.getByRole("region", { name: "Facts" });
  await expect(facts).toContainText(/Blue Dart|Delhivery|DTDC|India Post/);
  await expect(facts).toContainText("DEMO");
  await page.goto("/seller/earnings");
  await expect(heading(page, "Earnings")).toBeVisible();
  await expect(figureTile(page, "Balance", "Available")).toContainText(/₹[1-9]/);
});
