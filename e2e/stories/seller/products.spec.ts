import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../../support/accessibility";
import { fillProduct, unfold } from "../../support/product-form";
import { button, heading, said } from "../../support/screen";
import { aSeller, decide, openPortal, type Seller, sellerToken } from "../../support/seller";
import { theCategory } from "../../support/shop";
import { aNewName, asAdministrator, openBackOffice } from "../../support/staff";

/** An approved seller. */
async function anApprovedSeller(page: Page, change: object = {}): Promise<Seller> {
  const seller = await aSeller(page.request, change);
  await decide(page.request, seller, "approved");
  return seller;
}

/** A product listed by this seller using the API. */
async function aListedProduct(page: Page, seller: Seller, title: string) {
  const { _id } = await theCategory(page.request, "fashion");
  const answer = await page.request.post("/api/v1/seller/products", {
    headers: { authorization: await sellerToken(page.request, seller) },
    data: { title, brand: "Rangrez", categoryId: _id, price: 900, quantity: 9 },
  });
  const { product } = (await answer.json()) as { product: { _id: string; slug: string } };
  return product;
}

const approve = (page: Page, id: string) =>
  asAdministrator(page.request).put(`/back-office/products/${id}/approval`, { state: "approved" });

test.describe("A seller's products", () => {
  // @spec seller-catalogue-own-very storefront-shows-sold-seller
  test("are listed with variants, approved by staff, and sold under the seller's name", async ({ page }) => {
    const title = aNewName("Kurta of the bazaar");
    const seller = await anApprovedSeller(page);
    const fashion = await theCategory(page.request, "fashion");

    await openPortal(page, seller, "/seller/products");
    await expect(heading(page, "Products")).toBeVisible();
    await said(page, "You have no products yet. Add your first one!");
    await expectAccessible(page);
    await button(page, "Add Product").first().click();
    const dialog = page.getByRole("dialog", { name: "Add New Product" });
    await fillProduct(page, { title, category: fashion.title, price: 1200, colors: ["Red", "Blue"] });
    await unfold(page, "SEO & Visibility");
    await expectAccessible(page);
    await expect(dialog.getByText("Feature on Home")).toHaveCount(0);
    await expect(dialog.getByLabel("Canonical URL")).toHaveCount(0);
    await button(page, "Create Product").click();
    await said(page, "Product saved. Customers will see it once we approve it.");
    await expect(dialog).toHaveCount(0);
    const list = page.getByRole("main");
    await expect(list.getByText(title).filter({ visible: true })).toBeVisible();
    await expect(list.locator("li, tr").getByText("Pending approval").filter({ visible: true })).toBeVisible();

    const search = `/dashboard/products?approval=waiting&search=${encodeURIComponent(title)}`;
    await openBackOffice(page, search);
    await button(page, `Approve ${title}`).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Approve" }).click();
    await said(page, "The product has been approved.");

    await page.goto(`/search?q=${encodeURIComponent(title)}`);
    await page.getByRole("link", { name: title }).first().click();
    await expect(heading(page, title)).toBeVisible();
    const soldBy = page.getByRole("link", { name: /^Seller / });
    await expect(soldBy).toBeVisible();
    await expect(page.getByText(/^Sold by/)).toContainText(await soldBy.innerText());
    await expectAccessible(page);
    await soldBy.click();
    await expect(page).toHaveURL(/\/sellers\//);
    await said(page, "Seller details");
    await said(page, "Grievance officer");
    await said(page, "1 Product Found");
    await expectAccessible(page);
  });

  // @spec seller-catalogue-own-very
  test("change stock and price at once", async ({ page }) => {
    const title = aNewName("Stole of the bazaar");
    const seller = await anApprovedSeller(page);
    const product = await aListedProduct(page, seller, title);
    await approve(page, product._id);
    await openPortal(page, seller, "/seller/products");
    await button(page, `Stock & price: ${title}`).click();
    const dialog = page.getByRole("dialog", { name: `Stock and price: ${title}` });
    await dialog.getByLabel("Selling price (₹)").fill("749");
    await dialog.getByLabel("Stock").fill("3");
    await expectAccessible(page);
    await dialog.getByRole("button", { name: "Save" }).click();
    await said(page, "Stock and price updated!");
    await dialog.getByLabel("Selling price (₹)").fill("9999");
    await dialog.getByRole("button", { name: "Save" }).click();
    await expect(dialog.getByRole("alert")).toContainText("must not be more than price");
    await dialog.getByRole("button", { name: "Close" }).click();
    await expect(page.getByText("₹749").filter({ visible: true })).toBeVisible();
    await page.goto(`/product/${product.slug}`);
    await said(page, "In Stock (Available: 3)");
    await expect(page.getByText("₹749").first()).toBeVisible();
  });

  // @spec staff-approve-reject-reason
  test("show why they were rejected, and wait again once fixed @once", async ({ page }) => {
    const title = aNewName("Scarf of the bazaar");
    const seller = await anApprovedSeller(page);
    const product = await aListedProduct(page, seller, title);
    await openBackOffice(page, `/dashboard/products?approval=waiting&search=${encodeURIComponent(title)}`);
    await button(page, `Reject ${title}`).click();
    const reason = page.getByRole("dialog", { name: `Reject ${title}` });
    await reason.getByLabel("Reason").fill("The picture is missing.");
    await reason.getByRole("button", { name: "Reject Product" }).click();
    await said(page, "The product has been rejected.");

    await openPortal(page, seller, "/seller/products?approval=rejected");
    await expect(page.getByText("The picture is missing.").filter({ visible: true })).toBeVisible();
    await button(page, `Edit: ${title}`).click();
    const dialog = page.getByRole("dialog", { name: "Edit Product" });
    await dialog.getByLabel("Description", { exact: true }).fill("A picture follows.");
    await dialog.getByRole("button", { name: "Save Changes" }).click();
    await said(page, "No matching products");
    await page.goto("/seller/products?approval=waiting");
    await expect(page.getByText(title).filter({ visible: true })).toBeVisible();
    expect(product.slug).toBeTruthy();
  });

  test("are deleted after a confirmation, whose code is loaded on click", async ({ page }) => {
    const seller = await anApprovedSeller(page);
    const title = aNewName("Apron of the bazaar");
    await aListedProduct(page, seller, title);
    let isLoaded = false;
    page.on("request", (request) => {
      if (request.url().includes("/delete-product-dialog-")) isLoaded = true;
    });
    await openPortal(page, seller, "/seller/products");
    await expect(button(page, `Delete: ${title}`)).toBeVisible();
    const question = page.getByRole("alertdialog", { name: "Delete product" });
    const press = () => button(page, `Delete: ${title}`).click();
    expect(isLoaded).toBe(false);
    await press();
    await expect(question).toContainText(title);
    expect(isLoaded).toBe(true);
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel" }).click();
    await expect(question).toHaveCount(0);
    await press();
    await question.getByRole("button", { name: "Delete" }).click();
    await expect(question).toHaveCount(0);
    await said(page, "You have no products yet. Add your first one!");
  });

  test("are paged with a chosen number of rows, and keep their list settings", async ({ page, isMobile }) => {
    const seller = await anApprovedSeller(page);
    const title = aNewName("Towel of the bazaar");
    for (const number of [1, 2, 3, 4, 5, 6]) await aListedProduct(page, seller, `${title} ${number}`);
    const rows = page.getByRole("main").locator("li, tr").filter({ hasText: title, visible: true });
    const perPage = page.getByLabel("Rows per page");
    const stock = page.getByLabel("Stock", { exact: true });
    await openPortal(page, seller, "/seller/products");
    await said(page, "Showing 1 to 6 of 6 results");
    await expect(perPage).toHaveValue("20");
    await expect(page.getByRole("navigation", { name: "Pages" })).toHaveCount(0);
    await perPage.selectOption("5");
    await expect(rows).toHaveCount(5);
    await expectAccessible(page);
    for (const control of [perPage, button(page, "Previous"), button(page, "Next")])
      expect((await control.boundingBox())?.height).toBeGreaterThanOrEqual(isMobile ? 44 : 36);
    await button(page, "Next").click();
    await said(page, "Showing 6 to 6 of 6 results");
    await said(page, "Page 2 of 2");
    await expect(rows).toHaveCount(1);
    await button(page, "Previous").click();
    await stock.selectOption("In stock");

    await page.reload();
    await expect(perPage).toHaveValue("5");
    await page.goto("/seller/orders");
    await page.goto("/seller/products");
    await expect(perPage).toHaveValue("5");
    await expect(stock).toHaveValue("in");
    await page.goto("/seller/products?page=9&limit=5");
    await said(page, "Page 2 of 2");

    const other = await anApprovedSeller(page);
    await aListedProduct(page, other, aNewName("Quilt of the bazaar"));
    await openPortal(page, other, "/seller/products");
    await expect(perPage).toHaveValue("20");
    await expect(stock).toHaveValue("");
  });

  // @spec waits-was-rejected-suspended
  test("cannot be listed by a seller waiting for approval @once", async ({ page }) => {
    await openPortal(page, await aSeller(page.request), "/seller/products");
    await said(page, "You can list products once your account is approved.");
    await expect(button(page, "Add Product")).toHaveCount(0);
    await expectAccessible(page);
  });

  // @spec suspended-seller-products-leave
  test("disappear from the shop with a suspended seller @once", async ({ page }) => {
    const title = aNewName("Shawl of the bazaar");
    const seller = await anApprovedSeller(page);
    const { _id, slug } = await aListedProduct(page, seller, title);
    await approve(page, _id);
    await page.goto(`/product/${slug}`);
    await expect(heading(page, title)).toBeVisible();
    await decide(page.request, seller, "suspended", "Parcels came late.");
    await expect.poll(async () => (await page.request.get(`/api/v1/product/title/${slug}`)).status()).toBe(404);
  });
});
