import { expect } from "@playwright/test";
import { aPerson, openAs } from "../../support/account";
import { hold, saying, silent } from "../../support/answers";
import { expectToStay, runUntilSeen, stopClock } from "../../support/clock";
import { said } from "../../support/screen";
import { theCategory } from "../../support/shop";
import { renderedByBrowser, test } from "../../support/test";

// @spec grid-product-cards-9 cards-add-cart-button pages-show-loading-error trending-4-items-zoom
test("A list shows nine placeholders while loading, then cards with a button and a heart", async ({ page }) => {
  const { _id } = await theCategory(page.request, "electronics");
  await renderedByBrowser(page);
  const release = await hold(page, "**/api/v1/products/**");
  await page.goto(`/products/category/${_id}`);
  const outlines = page.getByRole("status").filter({ hasText: "Loading products" }).locator("> div");
  await expect(outlines).toHaveCount(9);
  release();
  await expect(page.getByText(/^[\d,]+ Products Found$/)).toBeVisible();
  const card = page
    .getByRole("article")
    .filter({ has: page.getByRole("button", { name: /^Add to Cart/ }) })
    .first();
  // Visible without hovering over the card.
  await expect(card.getByRole("button", { name: /^Add to Cart/ }).locator("svg")).toBeVisible();
  await expect(card.getByRole("button", { name: /^Add to Cart/ })).toHaveCSS("opacity", "1");
  await expect(card.getByRole("button", { name: /^Wishlist: / })).toBeVisible();
  await expect(outlines).toHaveCount(0);
});

test.describe("Lists per specification", () => {
  // @spec list-card-quantity-0 sort-relevance-price-asc indian-number-format-decimals
  // @spec placeholder-picture-stands-missing
  test("show sold-out cards in grey, a placeholder for a missing picture, and the four sorts", async ({ page }) => {
    const { _id } = await theCategory(page.request, "electronics");
    await renderedByBrowser(page);
    await page.route(`**/api/v1/products/${_id}*`, async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { products: object[] };
      const [first, second] = answer.products;
      Object.assign(first ?? {}, { quantity: 0, images: [], finalPrice: 123456.5 });
      Object.assign(second ?? {}, { quantity: 1 });
      await route.fulfill({ response, json: answer });
    });
    await page.goto(`/products/category/${_id}`);
    const cards = page.getByRole("article");
    await expect(cards.nth(0).getByText("OUT OF STOCK", { exact: true })).toBeVisible();
    const picture = cards.nth(0).getByRole("presentation").first();
    await expect(picture).toHaveAttribute("src", "/placeholder.svg");
    await expect(picture.locator("..")).toHaveCSS("filter", "grayscale(1)");
    await expect(cards.nth(0).getByText("₹1,23,456.50")).toBeVisible();
    await expect(cards.nth(1).getByText("OUT OF STOCK")).toHaveCount(0);

    const orders = page.getByLabel("Sort by").filter({ visible: true }).locator("option");
    expect(await orders.evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))).toEqual([
      "relevance",
      "price-asc",
      "price-desc",
      "rating-desc",
    ]);
  });

  // @spec ratings-4-3-2 brand-list-searched-sorted
  test("filter by 4, 3, 2, 1 stars and up, and by searchable brands", async ({ page }) => {
    const { _id } = await theCategory(page.request, "electronics");
    await page.goto(`/products/category/${_id}`);
    const filters = page.getByRole("complementary", { name: "Filters" });
    const stars = filters.getByRole("button", { name: /& up/ });
    await expect(stars).toHaveCount(4);
    for (const [at, rating] of [4, 3, 2, 1].entries()) {
      await stars.nth(at).click();
      await expect(page).toHaveURL(new RegExp(`rating=${rating}`));
    }
    await stars.nth(3).click();
    await expect(page).not.toHaveURL(/rating=/);

    const list = await page.request.get(`/api/v1/products/${_id}?page=1`);
    const { facets } = (await list.json()) as { facets: { brands: { name: string; count: number }[] } };
    const names = facets.brands.map(({ name }) => name).sort((a, b) => a.localeCompare(b));
    const rows = filters.getByRole("region", { name: "Brand" }).getByRole("listitem");
    await expect(rows).toHaveText(
      names.map((name) => `${name}${facets.brands.find((one) => one.name === name)?.count}`),
    );
    await filters.getByLabel("Search brands").fill(names[0]?.toUpperCase() ?? "");
    await expect(rows.first()).toContainText(names[0] ?? "");
    await expect.poll(() => rows.count()).toBeLessThan(names.length);
  });

  // @spec category-subcategory-specified-failed
  test("that cannot be loaded show why, as do URLs without a category", async ({ page }) => {
    const { _id } = await theCategory(page.request, "electronics");
    await renderedByBrowser(page);
    await page.route(`**/api/v1/products/${_id}*`, saying(400, "The shelf fell down."));
    await page.goto(`/products/category/${_id}`);
    await said(page, "Failed to load products: The shelf fell down.");
    await expect(page.getByRole("heading", { name: "Something Went Wrong" })).toBeVisible();
    for (const path of ["/products/category", "/subcategory"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { name: "No category or subcategory specified." })).toBeVisible();
    }
  });
});

test.describe("Buttons and toasts with a stopped clock", () => {
  // @spec list-cards-after-2 item-added-cart-item could-fetch-cart-failed feedback-buttons-2-s
  test("of a list's cards give feedback for 2 seconds, errors for 3", async ({ page }) => {
    const person = await aPerson(page.request);
    const { _id } = await theCategory(page.request, "electronics");
    await page.clock.install();
    await openAs(page, person, `/products/category/${_id}?inStock=true`);
    const card = page
      .getByRole("article")
      .filter({ has: page.getByRole("button", { name: /^Add to Cart/ }) })
      .first();
    await card.waitFor();
    await card.hover();
    await stopClock(page);
    const answer = (name: string) => page.getByRole("article").getByRole("button", { name, exact: true });
    await card.getByRole("button", { name: /^Add to Cart/ }).click();
    await runUntilSeen(page, answer("Added!"));
    await said(page, "Added to cart");
    await expectToStay(page, answer("Added!"), 2000);
    await page.route("**/api/v1/cart", silent());
    await card.getByRole("button", { name: /^Add to Cart/ }).click();
    await runUntilSeen(page, answer("Error"));
    await said(page, "Failed to add to cart");
    await expectToStay(page, answer("Error"), 3000);
  });
});
