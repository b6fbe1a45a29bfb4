import { expect, test } from "@playwright/test";
import { demoAccounts } from "../../../scripts/demo-accounts.mjs";
import { expectAccessible } from "../../support/accessibility";
import { theBackOffice } from "../../support/back-office";
import { listOf } from "../../support/list-screen";
import { button, heading, said } from "../../support/screen";
import { shipByCall } from "../../support/seller-orders";
import { aMember, openBackOffice } from "../../support/staff";
import { anOrderFrom, aStall } from "../../support/stall";

// @spec staff-see-change-rates
test("Staff set another commission for a seller, and see sellers' earnings", async ({ page, request }) => {
  const { seller } = await aStall(request, "Tea Set");
  const { token } = await aMember(request, ["view_seller", "edit_seller", "view_earnings"]);
  await openBackOffice(page, `/dashboard/commission?search=${encodeURIComponent(seller.email)}`, token);
  await expect(heading(page, "Commission")).toBeVisible();
  await expectAccessible(page);
  const sellers = listOf(page, "Seller commission");
  const one = sellers.row(seller.email).or(sellers.card(seller.email));
  await one.getByRole("button", { name: /^Change commission for/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Custom rate (%)").fill("51");
  await dialog.getByRole("button", { name: "Save commission" }).click();
  await expect(dialog.getByText("Please enter a rate from 0 to 50.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Custom rate (%)").fill("7.5");
  await dialog.getByRole("button", { name: "Save commission" }).click();
  await said(page, "Commission saved. It applies to new orders.");
  await expect(one.getByText("7.5%")).toBeVisible();

  await page.goto(`/dashboard/seller-earnings?search=${encodeURIComponent(seller.email)}`);
  await expect(heading(page, "Seller earnings")).toBeVisible();
  await expectAccessible(page);
  const balances = listOf(page, "Seller balances");
  await balances.row(seller.email).or(balances.card(seller.email)).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: /^Earnings: / })).toBeVisible();
  await expect(page.getByRole("figure", { name: "Earnings by day" })).toBeVisible();
  await said(page, "No payouts yet.");
  await expect(button(page, "Record payout")).toBeDisabled();
  await expectAccessible(page);
});

// @spec payout-dialog-where-to
test("Staff see the bank account, confirm, and record a payout", async ({ page, request }) => {
  const { token } = await aMember(request, ["view_seller", "edit_seller", "view_earnings"]);
  const seller = encodeURIComponent(demoAccounts.seller.email);
  await openBackOffice(page, `/dashboard/seller-earnings?search=${seller}`, token);
  const balances = listOf(page, "Seller balances");
  const { email } = demoAccounts.seller;
  await balances.row(email).or(balances.card(email)).getByRole("link").click();
  await button(page, "Record payout").click();
  const dialog = page.getByRole("dialog");
  const payTo = dialog.getByRole("region", { name: "Pay to" });
  await expect(payTo).toContainText("Kaveri Traders Private Limited");
  await expect(payTo).toContainText("••••5678");
  await expect(payTo).toContainText("HAAT0000042");
  await expectAccessible(page);
  const reference = `UTR ${Date.now()}-${process.pid}`;
  await dialog.getByLabel("Amount (₹)").fill("1.01");
  await dialog.getByLabel("Bank reference").fill(reference);
  await dialog.getByRole("button", { name: "Record payout" }).click();
  const asked = page.getByRole("alertdialog", { name: "Record ₹1.01 as paid to Kaveri Traders Private Limited?" });
  await expect(asked).toContainText(`Account ••••5678. Reference ${reference}.`);
  await expectAccessible(page);
  await asked.getByRole("button", { name: "Go Back" }).click();
  await expect(page.getByRole("table", { name: "Payouts" }).getByText(reference)).toHaveCount(0);
  await dialog.getByRole("button", { name: "Record payout" }).click();
  await asked.getByRole("button", { name: "Record payout" }).click();
  await said(page, "The payout has been recorded.");
  await expect(page.getByRole("table", { name: "Payouts" }).getByText(reference)).toBeVisible();
});

// @spec remittance-file-matched cash-received-before-payout
test("A courier's remittance is read, previewed line by line, and recorded", async ({ page, request }) => {
  const stall = await aStall(request, "Clay Pot");
  const { orderId, orderNumber } = await anOrderFrom(request, [stall]);
  const number = `AWB-${Date.now()}-${process.pid}`;
  await shipByCall(request, stall.seller, number);
  await (await theBackOffice(request)).moveOrder(orderId, "delivered");
  const { token } = await aMember(request, ["view_earnings", "view_order", "edit_payment"]);
  await openBackOffice(page, "/dashboard/seller-earnings", token);
  await button(page, "Courier remittance").click();
  const dialog = page.getByRole("dialog");
  const choose = (text: string) =>
    dialog
      .getByLabel("CSV file")
      .setInputFiles({ name: "remittance.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await choose("Parcel,Money\n1,2");
  await expect(dialog).toContainText("The first row must name the columns");
  await expectAccessible(page);
  await choose(`AWB,Amount,UTR\r\n${number},250.00,HDFC7\r\nNOBODYS-1,10,HDFC7\r\n`);
  await expect(dialog).toContainText("1 parcel, ₹250, will be recorded as received. 1 row is skipped.");
  const lines = dialog.getByRole("table", { name: "Rows in the file" });
  await expect(lines.getByRole("row", { name: number })).toContainText(`#${orderNumber}`);
  await expect(lines.getByRole("row", { name: number })).toContainText("Matches");
  await expect(lines.getByRole("row", { name: "NOBODYS-1" })).toContainText("No parcel with this number");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Record 1 parcel" }).click();
  await said(page, "Cash recorded as received for 1 parcel.");
  await page.goto(`/dashboard/orderdetails?id=${orderId}`);
  await expect(page.getByText("Cash received: ₹250")).toBeVisible();
  await expectAccessible(page);
});

// @spec staff-see-change-rates
test("Staff with view_seller alone cannot change commission or record payouts @once", async ({ page, request }) => {
  const { token } = await aMember(request, ["view_seller"]);
  await openBackOffice(page, "/dashboard/commission", token);
  await expect(heading(page, "Commission")).toBeVisible();
  await expect(page.getByRole("table", { name: "Commission by category" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Change commission for/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Seller earnings" })).toHaveCount(0);
});
