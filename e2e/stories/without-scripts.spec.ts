import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { read } from "../support/answers";
import { theCatalogue } from "../support/catalogue";
import { addressesOf, productPath } from "../support/screen";
import { aProductThat, aProductWithVariants, theCategory } from "../support/shop";
import { aNewName } from "../support/staff";
import { test } from "../support/test";

test.use({ javaScriptEnabled: false });

const cards = (page: Page) => page.getByRole("article");
const found = (page: Page) => page.getByRole("status").filter({ hasText: /Products? Found$/ });

test.describe("A visitor without JavaScript", () => {
  test("browses from the home page to a product and reads all of it", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("note").filter({ hasText: "JavaScript is off." })).toBeVisible();
    await page.getByRole("navigation", { name: "Categories" }).getByRole("link", { name: "Electronics" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Electronics" })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();

    // A list of more than one page, whatever the demo shop's size.
    await page.goto(`/search?${new URLSearchParams({ q: "under 50000" })}`);
    await expect(cards(page)).toHaveCount(24);
    await page.getByRole("link", { name: "Next page" }).click();
    await expect(page).toHaveURL(/[?&]page=2$/);
    await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute("aria-current", "page");

    const reviewed = await aProductThat(page.request, "with reviews", ({ totalReviews }) => totalReviews > 2);
    await page.goto(`/product/${reviewed._id}`);
    await expect(page.getByRole("heading", { level: 1, name: reviewed.title })).toBeVisible();
    const reviews = page.getByRole("region", { name: "Ratings & reviews" }).getByRole("listitem");
    // The histogram has a row for each number of stars.
    await expect(reviews).toHaveCount(reviewed.totalReviews + 5);
    await expect(page.getByRole("region", { name: "Similar products" }).getByRole("article").first()).toBeVisible();
  });

  test("filters and sorts a list, and removes the filters", async ({ page }) => {
    const { _id } = await theCategory(page.request, "electronics");
    await page.goto(`/products/category/${_id}`);
    const all = await found(page).textContent();
    const filters = page.getByRole("complementary", { name: "Filters" });
    await filters.getByRole("checkbox").first().check();
    await filters.getByRole("spinbutton", { name: "Minimum price" }).fill("500");
    await filters.getByRole("button", { name: "Apply filters" }).first().click();
    await expect(page).toHaveURL(/[?&]brand=[^&]+&.*minPrice=500|minPrice=500&.*brand=/);
    await expect(found(page)).not.toHaveText(all ?? "");
    await expect(filters.getByRole("checkbox").first()).toBeChecked();

    await page.getByLabel("Sort by").filter({ visible: true }).selectOption("price-asc");
    await page.getByRole("button", { name: "Sort", exact: true }).filter({ visible: true }).click();
    await expect(page).toHaveURL(/sort=price-asc/);
    await expect(page).toHaveURL(/minPrice=500/);

    await filters.getByRole("button", { name: /^Rated 3\.0 out of 5/ }).click();
    await expect(page).toHaveURL(/rating=3/);
    await expect(page).toHaveURL(/brand=/);
    await page.getByRole("button", { name: "Remove filter: 3 stars & up" }).click();
    await expect(page).not.toHaveURL(/rating=3/);
    await page.getByRole("button", { name: "Clear All Filters" }).first().click();
    await expect(found(page)).toHaveText(all ?? "");
    await expect(page).toHaveURL(/sort=price-asc/);
  });

  test("searches, and gets suggestions if nothing is found", async ({ page }) => {
    await page.goto("/about");
    await page.getByRole("combobox", { name: "Search products" }).fill("headphones");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: "Results for “headphones”" })).toBeVisible();
    await expect(cards(page).first()).toBeVisible();
    await page.goto("/search?q=zzqqxxyy");
    await expect(page.getByRole("heading", { name: "No Products Found" })).toBeVisible();
    await expect(page.getByRole("navigation", { name: "Popular searches" }).getByRole("link").first()).toBeVisible();
  });

  test("sees a variant's price and stock", async ({ page }) => {
    // Of its own: other stories buy what the demo shop has.
    const catalogue = theCatalogue(page.request);
    const { _id: categoryId } = await catalogue.category();
    const aVariant = (color: string, quantity: number) => ({
      ...{ color, size: "M", sku: aNewName(color), quantity },
      ...{ price: 500, discountPrice: null, variantImages: [] },
    });
    const product = await catalogue.product({ categoryId, variants: [aVariant("Red", 37), aVariant("Blue", 41)] });
    await page.goto(productPath({ _id: product._id, slug: "of-two-colours" }));
    await page.getByRole("radio", { name: "Blue", exact: true }).check({ force: true });
    await page.getByRole("button", { name: "Show this variant" }).click();
    await expect(page).toHaveURL(new RegExp(`${product._id}\\?`));
    await expect(page.getByText("In Stock (Available: 41)")).toBeVisible();
  });

  test("reaches every banner of the home page", async ({ page }) => {
    const { banners } = await read<{ banners: { link: string }[] }>(page, "/Banner");
    expect(banners.length).toBeGreaterThan(1);
    await page.goto("/");
    const carousel = page.getByRole("region", { name: "Offers" });
    const links = carousel.getByRole("link");
    await expect.poll(() => addressesOf(links)).toEqual(banners.map(({ link }) => link));
    await expect(links.last()).not.toBeInViewport();
    await links.last().focus();
    await expect(links.last()).toBeInViewport({ ratio: 0.9 });
    await expect(links.last().locator("img")).toBeVisible();
    await links.last().click();
    await expect(page).not.toHaveURL(/\/$/);
  });

  test("sees every picture of a product, in the gallery and in full size", async ({ page }) => {
    const product = await aProductThat(page.request, "with several pictures", ({ images }) => images.length > 1);
    await page.goto(`/product/${product.slug}/${product._id}`);
    const row = page.getByRole("list", { name: `Images of ${product.title}` });
    const second = row.getByRole("listitem").nth(1);
    await expect(second).not.toBeInViewport({ ratio: 0.1 });
    await page.getByRole("list", { name: "Thumbnails" }).getByRole("link", { name: "Show image 2" }).click();
    await expect(second).toBeInViewport({ ratio: 0.8 });
    await second.getByRole("link", { name: `${product.title}, image 2: view full size` }).click();
    await expect(page).toHaveURL(new RegExp(`${product.images[1]}$`));
  });

  test("sees no button that would do nothing", async ({ page }) => {
    const { _id } = await theCategory(page.request, "electronics");
    const reviewed = await aProductThat(page.request, "with reviews", ({ totalReviews }) => totalReviews > 2);
    const product = await aProductWithVariants(page.request);
    const paths = [reviewed, product].map((one) => `/product/${one._id}`);
    for (const path of ["/", `/products/category/${_id}`, "/search?q=lamp", "/search?q=zzqqxxyy", "/about", ...paths]) {
      await page.goto(path);
      const idle = page.locator("button:not([type=submit]), [role=button]").filter({ visible: true });
      expect(await idle.evaluateAll((all) => all.map((one) => one.outerHTML)), path).toEqual([]);
    }
  });

  test("is told what needs JavaScript", async ({ page }) => {
    const product = await aProductWithVariants(page.request);
    await page.goto(`/product/${product._id}`);
    for (const text of ["Buying needs JavaScript.", "Checking delivery to your pincode needs JavaScript."]) {
      await expect(page.getByRole("note").filter({ hasText: text })).toBeVisible();
    }
    // They submit a form, or none at all.
    await expect(page.getByRole("button", { name: "Check" })).toHaveCount(0);
    await page.goto("/cart");
    await expect(page.getByRole("heading", { level: 1, name: "This page needs JavaScript" })).toBeVisible();
    await page.getByRole("link", { name: "go to the home page" }).click();
    await expect(page).toHaveURL(/\/$/);
  });

  test("gets a complete page with status 404 for an unknown address", async ({ page }) => {
    for (const [path, title] of [
      ["/nothing/here", "Page not found"],
      ["/product/none", "Product not found."],
      ["/products/category/none", "Category not found."],
    ] as const) {
      const answer = await page.goto(path);
      expect(answer?.status(), path).toBe(404);
      await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
      await expect(page.getByRole("contentinfo")).toBeVisible();
    }
  });
});

test.describe("A page without JavaScript", () => {
  test.use({ javaScriptEnabled: true });

  test("is accessible", async ({ page }) => {
    // axe needs JavaScript: block the page's own scripts, show the content of `noscript`, and apply the styles.
    await page.route("**/*", async (route) => {
      if (route.request().resourceType() !== "document") return route.fallback();
      const response = await route.fetch();
      const html = (await response.text()).replace(/<(\/?)noscript/g, "<$1div").replace('id="page-state"', "");
      await route.fulfill({ response, body: html });
    });
    await page.route(/\/assets\/[^/]+\.css$/, async (route) => {
      const response = await route.fetch();
      const css = await response.text();
      expect(css).toContain("(scripting:none)");
      await route.fulfill({ response, body: css.replaceAll("(scripting:none)", "(min-width:0px)") });
    });
    await page.route(/\/assets\/[^/]+\.js$/, (route) => route.abort());
    const { _id } = await theCategory(page.request, "electronics");
    const product = await aProductWithVariants(page.request);
    for (const path of [
      "/",
      `/products/category/${_id}`,
      "/search?q=lamp",
      "/search?q=zzqqxxyy",
      `/product/${product._id}`,
      "/product/none",
      "/faqs",
      "/cart",
    ]) {
      await page.goto(path);
      await expect(page.getByText(/JavaScript/).first()).toBeVisible();
      await expectAccessible(page);
    }
  });
});
