import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { button, heading, said } from "../../support/screen";
import { aMember, aNewName, openBackOffice } from "../../support/staff";

/** So many hours from now, as the form's fields have it: India is five and a half hours ahead. */
const fromNow = (hours: number) => new Date(Date.now() + (hours + 5.5) * 3_600_000).toISOString().slice(0, 16);

test.describe("Coupons in the back office", () => {
  test("are added, changed, ended and deleted", async ({ page }) => {
    const code = aNewName("C")
      .replace(/[^A-Za-z0-9]/g, "")
      .toUpperCase()
      .slice(0, 20);
    const { token } = await aMember(page.request, ["view_product", "edit_product"]);
    await openBackOffice(page, "/dashboard/coupons", token);
    await expect(heading(page, "Coupons")).toBeVisible();
    await button(page, "Add coupon").click();
    const dialog = page.getByRole("dialog", { name: "Add coupon" });
    await dialog.getByRole("button", { name: "Add coupon" }).click();
    await expect(dialog.getByText("Please enter a code.")).toBeVisible();
    await expect(dialog.getByText("The discount must be a whole number from 1 to 90 percent.")).toBeVisible();
    await dialog.getByLabel(/^Code/).fill(code.toLowerCase());
    await dialog.getByLabel("Title").fill("A tenth off");
    await dialog.getByLabel("Discount in percent").fill("10");
    await dialog.getByLabel("Max discount in ₹").fill("250");
    await dialog.getByLabel("Minimum order value in ₹").fill("999");
    await dialog.getByLabel("Starts").fill(fromNow(-1));
    await dialog.getByLabel("Ends").fill(fromNow(3));
    await dialog.getByLabel("Max orders", { exact: true }).fill("50");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add coupon" }).click();
    await said(page, "Coupon saved.");
    await page.goto(`/dashboard/coupons?search=${code}`);
    await expect(page.getByText("10 %, max ₹250")).toBeVisible();
    await expect(page.getByText("0 of 50")).toBeVisible();
    await expectAccessible(page);
    await button(page, `Edit ${code}`).click();
    const edit = page.getByRole("dialog", { name: "Edit coupon" });
    await edit.getByLabel("Kind").selectOption("amount");
    await edit.getByLabel("Discount in ₹").fill("75");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await said(page, "Coupon saved.");
    await expect(page.getByText("₹75", { exact: true })).toBeVisible();
    await button(page, `Edit ${code}`).click();
    await edit.getByLabel("Kind").selectOption("buy-get");
    await edit.getByLabel("Items to buy").fill("2");
    await edit.getByLabel("Delivery pincodes").fill("56, 1");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(edit.getByText("Please enter a whole number of items from 1 to 20.")).toBeVisible();
    await expect(edit.getByText("A pincode has 6 digits; 2 or more first digits stand for an area.")).toBeVisible();
    await expectAccessible(page);
    await edit.getByLabel("Items that are free").fill("1");
    await edit.getByLabel("Delivery pincodes").fill("56, 110001");
    await edit.getByLabel("Online payment only").check();
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await said(page, "Coupon saved.");
    await expect(page.getByText("Buy 2, get 1")).toBeVisible();
    await button(page, `Edit ${code}`).click();
    await edit.getByLabel("Products", { exact: true }).selectOption("Chosen one by one");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(edit.getByText("Please choose a product.")).toBeVisible();
    await edit.getByLabel("Find products").fill("no such thing");
    await expect(edit.getByText("No products found.")).toBeVisible();
    await edit.getByLabel("Find products").fill("cotton");
    const found = edit.getByRole("list", { name: "Products found" }).getByRole("button");
    await found.nth(0).click();
    await found.nth(1).click();
    const chosen = edit.getByRole("list", { name: "Chosen products" }).getByRole("button", { name: /^Remove / });
    await expect(chosen).toHaveCount(2);
    await expectAccessible(page);
    await chosen.first().click();
    await expect(chosen).toHaveCount(1);
    await expect(edit.getByLabel("Find products")).toBeFocused();
    const title = ((await chosen.getAttribute("aria-label")) ?? "").replace(/^Remove /, "");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await said(page, "Coupon saved.");
    await expect(page.getByText(title).first()).toBeVisible();
    await button(page, `Edit ${code}`).click();
    await expect(chosen).toHaveCount(1);
    await edit.getByLabel("Products", { exact: true }).selectOption("All, or by category and brand");
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await said(page, "Coupon saved.");
    await expect(page.getByText("All products").first()).toBeVisible();
    await button(page, `End ${code} now`).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End now" }).click();
    await said(page, "The coupon has ended.");
    await button(page, `Delete ${code}`).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await said(page, "Coupon deleted.");
  });

  test("can only be seen without the permission to edit products @once", async ({ page }) => {
    const { token } = await aMember(page.request, ["view_product"]);
    await openBackOffice(page, "/dashboard/coupons", token);
    await expect(heading(page, "Coupons")).toBeVisible();
    await expect(button(page, "Add coupon")).toHaveCount(0);
  });
});
