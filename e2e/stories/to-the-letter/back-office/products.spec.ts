import { expect, test } from "@playwright/test";
import { expectAccessible } from "../../../support/accessibility";
import { hold } from "../../../support/answers";
import { theCatalogue } from "../../../support/catalogue";
import { expectPagesOfSix, expectRetry, expectToWait, listOf } from "../../../support/list-screen";
import { button, heading, said } from "../../../support/screen";
import { aNewName, openBackOffice } from "../../../support/staff";

test.describe("The products", () => {
  // @spec table-wide-screens-cards n-stock-out-stock add-product-button-header showing-x-y-z products-found-add-get
  test("are a paged table, newest first, cards on small screens", async ({ page }) => {
    const { category, product } = theCatalogue(page.request);
    const { _id: categoryId } = await category();
    const mark = aNewName("Kurta");
    for (const number of [1, 2, 3, 4]) await product({ categoryId, title: `${mark} no ${number}` });
    await product({ categoryId, title: `${mark} no 5`, quantity: 0 });
    await product({ categoryId, title: `${mark} no 6`, price: 1299, discountPrice: 999.5, quantity: 7 });

    const call = "**/api/v1/back-office/products?**";
    const release = await hold(page, call);
    await openBackOffice(page, `/dashboard/products?search=${encodeURIComponent(mark)}`);
    await expect(page.getByRole("status").filter({ hasText: "Loading Products..." })).toBeAttached();
    release();
    await expect(heading(page, "Products")).toBeVisible();
    await expect(page.getByText(/^[\d,]+ products managed$/)).toBeVisible();
    const { rows, row, headers } = listOf(page, "Products");
    for (const name of ["No.", "Image", "Title", "Brand", "Price", "Stock", "Status", "Actions"])
      await expect(headers.filter({ hasText: name })).toHaveCount(1);
    await expect(rows.first()).toContainText("no 6");
    await expect(rows.first().getByRole("cell").first()).toHaveText("1");
    const reduced = row(`${mark} no 6`);
    await expect(reduced.locator("s")).toContainText("₹1,299");
    for (const text of ["₹999.50", "Rangrez", "7 in stock"]) await expect(reduced).toContainText(text);
    await expect(row(`${mark} no 5`)).toContainText("Out of Stock");
    await expect(row(`${mark} no 5`).locator("s")).toHaveCount(0);
    await expect(row(`${mark} no 5`).locator("img")).toHaveCount(0);
    await expectAccessible(page);
    await page.unrouteAll();
    await expectPagesOfSix(page, "Products");
    await page.getByLabel("Stock", { exact: true }).selectOption("Out of stock");
    await expect(page.getByText("Showing 1 to 1 of 1 results")).toBeVisible();
    await page.getByLabel("Stock", { exact: true }).selectOption("Any stock");
    await page.getByRole("button", { name: "Price" }).click();
    await expect(rows.first()).toContainText("no 6");
    await expectRetry(page, call, { said: "Could not fetch products.", shown: "The shop is away." });
    await expect(rows).toHaveCount(6);
    const nothing = { success: true, products: [], total: 0, managed: 0, page: 1, limit: 5 };
    await page.route(call, (route) => route.fulfill({ json: nothing }));
    await page.goto("/dashboard/products");
    await said(page, "No products found. Add one to get started!");
    await expect(button(page, "Add Product").first()).toBeVisible();
  });

  // @spec active-inactive-toggled-place you-sure-you-want-delete-product
  test("are toggled in place and deleted, with errors shown", async ({ page }) => {
    const { category, product } = theCatalogue(page.request);
    const { _id: categoryId } = await category();
    const { title } = await product({ categoryId });
    await openBackOffice(page, `/dashboard/products?search=${encodeURIComponent(title)}`);
    const call = /\/api\/v1\/product\//;
    const toggle = page.getByRole("switch", { name: `Status of ${title}` });
    await expectToWait(toggle, await hold(page, call), false);
    await page.unrouteAll();
    await page.route(call, (route) => route.abort());
    await toggle.click();
    await said(page, "Error saving product");
    await expect(toggle).not.toBeChecked();
    const ask = page.getByRole("alertdialog");
    await button(page, `Delete ${title}`).click();
    await expect(ask).toContainText("Are you sure you want to delete this product?");
    await ask.getByRole("button", { name: "Delete" }).click();
    await expect(ask.getByRole("alert")).toHaveText("Error deleting product");
    await page.unrouteAll();
    await ask.getByRole("button", { name: "Delete" }).click();
    await said(page, "Product deleted successfully!");
    await expect(page.getByText(title)).toHaveCount(0);
  });
});
