import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aPerson, openAs } from "../support/account";
import { hold } from "../support/answers";
import { theCategory } from "../support/shop";
import { renderedByBrowser, test } from "../support/test";

const cards = (page: Page) => page.getByRole("article");

async function openCategory(page: Page, query = ""): Promise<string> {
  const { _id } = await theCategory(page.request, "electronics");
  await page.goto(`/products/category/${_id}${query}`);
  await expect(page.getByText(/^[\d,]+ Products Found$/)).toBeVisible();
  return _id;
}

test.describe("Lists and searches", () => {
  test("start at the top when a URL is opened, and keep their position after a reload @once", async ({ page }) => {
    await openCategory(page);
    await cards(page).last().scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => window.scrollY);
    const left = await place();
    expect(left).toBeGreaterThan(300);
    await page.reload();
    await expect.poll(place).toBeGreaterThan(left - 50);
    await openCategory(page);
    await expect(cards(page).last()).toBeVisible();
    expect(await place()).toBe(0);
  });

  test("restore their scroll position however late their products load @once", async ({ page }) => {
    await openCategory(page);
    await cards(page).last().scrollIntoViewIfNeeded();
    const place = () => page.evaluate(() => window.scrollY);
    const left = await place();
    await renderedByBrowser(page);
    const release = await hold(page, /\/api\/v1\/products\//);
    // The second reload leaves a page that was still too short.
    for (const _reload of [1, 2]) {
      await page.reload();
      await expect.poll(place).toBeGreaterThan(300);
      expect(await place()).toBeLessThan(left - 50);
    }
    release();
    await expect.poll(place).toBeGreaterThan(left - 50);
  });

  test("show the header again as soon as the user scrolls up @once", async ({ page }) => {
    await openCategory(page);
    const header = page.getByRole("banner");
    await page.mouse.move(700, 500);
    await page.mouse.wheel(0, 900);
    await expect(header).not.toBeInViewport();
    await page.mouse.wheel(0, -100);
    await expect(header).toBeInViewport({ ratio: 1 });
    expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  });

  test("add a product with variants by a sheet, without leaving the page @once", async ({ page }) => {
    await openAs(page, await aPerson(page.request), "/");
    const category = await openCategory(page, "?inStock=true");
    const card = cards(page)
      .filter({ has: page.getByRole("button", { name: /^Select a Variant/ }) })
      .first();
    await card.getByRole("button", { name: /^Select a Variant/ }).click();
    const sheet = page.getByRole("dialog", { name: "Select a Variant" });
    await expect(sheet.getByRole("radiogroup").first()).toBeVisible();
    for (const group of await sheet.getByRole("radiogroup").all()) {
      await group
        .getByRole("radio", { name: /^(?!.*(out of stock|not available))/ })
        .first()
        .check({ force: true });
    }
    await expectAccessible(page);
    await sheet.getByRole("button", { name: "Add to Cart" }).click();
    await expect(page.getByText("Item added to cart!")).toBeVisible();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(new RegExp(`/products/category/${category}`));
  });

  test("show no sold-out product before one in stock", async ({ request }) => {
    for (const query of ["", "&search=cotton", "&search=steel"]) {
      const answer = await request.get(`/api/v1/products?status=true&limit=100&page=1&sort=relevance${query}`);
      const { products } = (await answer.json()) as { products: { quantity: number }[] };
      const firstGone = products.findIndex(({ quantity }) => quantity === 0);
      expect(firstGone === -1 || products.slice(firstGone).every(({ quantity }) => quantity === 0), query).toBe(true);
    }
  });

  test("offer searches and products instead of zeros if a search finds nothing", async ({ page }) => {
    await page.goto("/search?q=zzqqxxyy");
    await expect(page.getByRole("heading", { name: "No Products Found" })).toBeVisible();
    await expect(page.getByText("0 Products Found")).toHaveCount(0);
    await expect(cards(page).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("navigation", { name: "Popular searches" }).getByRole("link").first().click();
    await expect(page.getByText(/^[\d,]+ Products? Found$/)).toBeVisible();
  });
});
