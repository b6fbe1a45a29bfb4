import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson } from "../../support/account";
import { said } from "../../support/screen";
import { aMember, openBackOffice } from "../../support/staff";
import { customerIdOf } from "../../support/wallet";

// @spec staff-put-money-wallet
test("Staff credit a customer's wallet once, with a reason", async ({ page, request }) => {
  const person = await aPerson(request);
  const path = `/dashboard/customer-details?id=${encodeURIComponent(await customerIdOf(request, person))}`;
  const { token } = await aMember(request, ["view_customer", "edit_customer", "edit_payment"]);
  await openBackOffice(page, path, token);
  const wallet = page.getByRole("region", { name: "Wallet", exact: true });
  await expect(wallet).toContainText("Balance: ₹0");
  await expect(wallet).toContainText("No transactions yet.");
  await wallet.getByRole("button", { name: "Add money" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Amount (₹)").fill("100000.5");
  await dialog.getByRole("button", { name: "Add money" }).click();
  await expect(dialog.getByText("You can add at most ₹1,00,000 at a time.")).toBeVisible();
  await expect(dialog.getByText("Please enter a reason for adding this money.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Amount (₹)").fill("250.75");
  await dialog.getByLabel("Reason").fill("The lamp came late.");
  // The response to the first try is lost; the second adds nothing.
  await page.route("**/wallet", async (route) => {
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole("button", { name: "Add money" }).click();
  await expect(dialog.getByRole("alert")).toBeVisible();
  await page.unroute("**/wallet");
  await dialog.getByRole("button", { name: "Add money" }).click();
  await said(page, "Money added to the customer's wallet.");
  await expect(wallet).toContainText("Balance: ₹250.75");
  await expect(wallet.getByRole("row")).toHaveCount(2);
  await expect(wallet.getByRole("row").last()).toContainText("+₹250.75");
  await expectAccessible(page);
});

test("Staff without edit_payment see the wallet and cannot credit it @once", async ({ page, request }) => {
  const id = await customerIdOf(request, await aPerson(request));
  const { token } = await aMember(request, ["view_customer", "edit_customer"]);
  await openBackOffice(page, `/dashboard/customer-details?id=${encodeURIComponent(id)}`, token);
  const wallet = page.getByRole("region", { name: "Wallet", exact: true });
  await expect(wallet).toContainText("Balance: ₹0");
  await expect(wallet.getByRole("button", { name: "Add money" })).toHaveCount(0);
});
