import { expect } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { aPerson, openAs } from "../../support/account";
import { figureTile } from "../../support/figure-tile";
import { aCouponCode, formTime } from "../../support/offers";
import { button, heading, productPath, said } from "../../support/screen";
import { openPortal } from "../../support/seller";
import { openBackOffice } from "../../support/staff";
import { anOrderFrom, aStall } from "../../support/stall";
import { test } from "../../support/test";

test.describe("A seller's coupons", () => {
  test("are added within the shop's limit, offered to shoppers, and ended by staff", async ({ page }) => {
    const { seller, product } = await aStall(page.request, "Jug");
    const code = aCouponCode("J");
    await openPortal(page, seller, "/seller/coupons");
    await expect(heading(page, "Coupons")).toBeVisible();
    await expect(page.getByText("No coupons yet")).toBeVisible();
    await expectAccessible(page);
    await button(page, "Add coupon").first().click();
    const dialog = page.getByRole("dialog", { name: "Add coupon" });
    await dialog.getByLabel(/^Code/).fill(code);
    await dialog.getByLabel("Title").fill("A fifth off our jugs");
    await dialog.getByLabel("Discount in percent").fill("60");
    await dialog.getByLabel("Starts").fill(formTime(-1));
    await dialog.getByLabel("Ends").fill(formTime(3));
    await dialog.getByRole("button", { name: "Add coupon" }).click();
    await expect(dialog.getByText("Your coupons can take off up to 50 percent.")).toBeVisible();
    await expectAccessible(page);
    await dialog.getByLabel("Discount in percent").fill("20");
    await dialog.getByRole("button", { name: "Add coupon" }).click();
    await said(page, "Coupon saved.");
    const card = page.getByRole("article", { name: `Coupon ${code}` });
    await expect(card).toContainText("20 %");
    await expect(card).toContainText("Running");
    await expectAccessible(page);
    await button(page, `Edit: ${code}`).click();
    const edit = page.getByRole("dialog", { name: "Edit coupon" });
    await edit.getByLabel("Max orders", { exact: true }).fill("10");
    await edit.getByLabel("Products", { exact: true }).selectOption("Chosen one by one");
    await edit.getByLabel("Find products").fill("jug");
    await edit.getByRole("button", { name: `Add ${product.title}` }).click();
    await expectAccessible(page);
    await edit.getByRole("button", { name: "Save Changes" }).click();
    await expect(card).toContainText("0 of 10");
    await expect(card).toContainText(product.title);

    await openAs(page, await aPerson(page.request), productPath({ _id: product._id, slug: "a-jug" }));
    await expect(page.getByText(`Get it for ₹200 with ${code}`)).toBeVisible();

    await openBackOffice(page, `/dashboard/coupons?search=${code}&owner=sellers`);
    await expect(page.getByText(/^of /).first()).toBeVisible();
    await expect(button(page, `Edit ${code}`)).toHaveCount(0);
    await button(page, `End ${code} now`).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "End now" }).click();
    await said(page, "The coupon has ended.");

    await openPortal(page, seller, "/seller/coupons?status=over");
    await expect(card).toContainText("Ended");
    await button(page, `Delete: ${code}`).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await said(page, "Coupon deleted.");
    await expect(page.getByText("No matching coupons")).toBeVisible();
  });

  test("leave those of the shop to the shop, which pays what they take off a seller's products", async ({ page }) => {
    const stall = await aStall(page.request, "Ewer");
    const code = aCouponCode("E");
    await openBackOffice(page, `/dashboard/coupons?search=${code}`);
    await button(page, "Add coupon").first().click();
    const dialog = page.getByRole("dialog", { name: "Add coupon" });
    await dialog.getByLabel(/^Code/).fill(code);
    await dialog.getByLabel("Title").fill("A fifth off an ewer");
    const ofSellers = dialog.getByRole("switch", { name: "Also for sellers' products" });
    await dialog.getByLabel("Kind").selectOption("free-delivery");
    await expect(ofSellers).toBeDisabled();
    await dialog.getByLabel("Kind").selectOption("percent");
    await dialog.getByLabel("Discount in percent").fill("20");
    await dialog.getByLabel("Starts").fill(formTime(-1));
    await dialog.getByLabel("Ends").fill(formTime(3));
    await dialog.getByLabel("Products", { exact: true }).selectOption("Chosen one by one");
    await dialog.getByLabel("Find products").fill(stall.product.title);
    await expect(dialog.getByText("No products found.")).toBeVisible();
    await ofSellers.check();
    await dialog.getByRole("button", { name: `Add ${stall.product.title}` }).click();
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Add coupon" }).click();
    await said(page, "Coupon saved.");
    await expect(page.getByText("also of sellers").filter({ visible: true })).toBeVisible();

    const { orderNumber } = await anOrderFrom(page.request, [stall], { code, off: 50 });
    await openPortal(page, stall.seller, `/seller/orders?search=${orderNumber}`);
    await page
      .getByRole("link", { name: new RegExp(`#${orderNumber}`) })
      .first()
      .click();
    const contents = page.getByRole("region", { name: "Items to ship" });
    await expect(contents).toContainText("The shop's coupon: −₹50");
    await expect(contents).toContainText("Your total₹200");
    await expect(contents).toContainText("The shop's part of the price₹50");
    await expectAccessible(page);
    // As without a coupon: 250 rupees less 25 of commission and 4.50 of GST on it.
    await page.goto("/seller/earnings");
    await expect(figureTile(page, "Balance", "Pending")).toContainText("₹220.50");
  });
});
