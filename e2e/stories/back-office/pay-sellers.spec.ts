import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { listOf } from "../../support/list-screen";
import { button, heading, said } from "../../support/screen";
import { aMember, openBackOffice } from "../../support/staff";
import { aStall } from "../../support/stall";

// @spec staff-see-change-rates
test("Staff agree another commission with a seller, and look at what sellers have earned", async ({
  page,
  request,
}) => {
  const { seller } = await aStall(request, "Tea Set");
  const { token } = await aMember(request, ["view_seller", "edit_seller", "view_earnings"]);
  await openBackOffice(page, `/dashboard/commission?search=${encodeURIComponent(seller.email)}`, token);
  await expect(heading(page, "Commission")).toBeVisible();
  await expectAccessible(page);
  const sellers = listOf(page, "Commission of sellers");
  const one = sellers.row(seller.email).or(sellers.card(seller.email));
  await one.getByRole("button", { name: /^Change the commission of/ }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Own rate, %").fill("51");
  await dialog.getByRole("button", { name: "Save Commission" }).click();
  await expect(dialog.getByText("Please enter 0 to 50.")).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel("Own rate, %").fill("7.5");
  await dialog.getByRole("button", { name: "Save Commission" }).click();
  await said(page, "The commission has been saved. Orders that are placed from now on have it.");
  await expect(one.getByText("7.5 %")).toBeVisible();

  await page.goto(`/dashboard/seller-earnings?search=${encodeURIComponent(seller.email)}`);
  await expect(heading(page, "Seller Earnings")).toBeVisible();
  await expectAccessible(page);
  const balances = listOf(page, "Sellers' balances");
  await balances.row(seller.email).or(balances.card(seller.email)).getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1, name: /^Earnings of / })).toBeVisible();
  await expect(page.getByRole("figure", { name: "Earnings by day" })).toBeVisible();
  await said(page, "Nothing has been paid out so far.");
  await expect(button(page, "Record Payout")).toBeDisabled();
  await expectAccessible(page);
});

// @spec staff-see-change-rates
test("Who may only look at sellers changes no commission and pays nobody @once", async ({ page, request }) => {
  const { token } = await aMember(request, ["view_seller"]);
  await openBackOffice(page, "/dashboard/commission", token);
  await expect(heading(page, "Commission")).toBeVisible();
  await expect(page.getByRole("table", { name: "Commission by category" })).toBeVisible();
  await expect(page.getByRole("button", { name: /^Change the commission of/ })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "Seller Earnings" })).toHaveCount(0);
});
