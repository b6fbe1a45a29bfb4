import { expect, type Route } from "@playwright/test";
import { aPerson, openAs } from "../../support/account";
import { read, saying, silent } from "../../support/answers";
import { expectToStay, runUntilSeen, stopClock } from "../../support/clock";
import { button, heading } from "../../support/screen";
import { aPlainThing, aProductThat, aProductWithVariants, type Card, chooseVariant } from "../../support/shop";
import { renderedByBrowser, test } from "../../support/test";

// @spec title-brand-model-number final-price-original-price description-highlights-key-value tags-lead-searches product-fields-document
test("A product's page shows all of its data", async ({ page }) => {
  type Product = Card & {
    brand: string;
    modelNumber: string;
    averageRating: number;
    discountPercent: number;
    description: string;
    tags: string[];
    attributes: { key: string; value: string }[];
    specifications: { title: string; details: { label: string; value: string }[] }[];
  };
  const { _id } = await aProductThat(
    page.request,
    "reduced and reviewed, without variants",
    ({ variants, totalReviews, price, finalPrice }) => !variants.length && totalReviews > 1 && finalPrice < price,
  );
  const { product } = await read<{ product: Product }>(page, `/product/title/${_id}`);
  await page.goto(`/product/${_id}`);
  const main = page.getByRole("main");
  const rupees = (amount: number) => `₹${Math.round(amount).toLocaleString("en-IN")}`;
  await expect(heading(page, product.title)).toBeVisible();
  await expect(main.getByText(product.brand, { exact: true }).first()).toBeVisible();
  await expect(main.getByText(`Model: ${product.modelNumber}`, { exact: true })).toBeVisible();
  const stars = main.getByRole("link", { name: `(${product.totalReviews} reviews)` });
  await expect(stars).toContainText(product.averageRating.toFixed(1));
  await expect(stars.getByRole("img")).toHaveAccessibleName(`Rated ${product.averageRating.toFixed(1)} out of 5`);
  // Inline styles of the server's page would be blocked.
  const lit = new RegExp(`^linear-gradient\\(to right, rgb\\([^)]+\\) ${Math.floor(product.averageRating * 2) * 10}%`);
  await expect(stars.getByRole("img")).toHaveCSS("background-image", lit);
  await expect(main.getByText(rupees(product.finalPrice), { exact: true }).first()).toBeVisible();
  await expect(main.locator("s").first()).toHaveText(rupees(product.price));
  await expect(main.getByText(`${Math.round(product.discountPercent)}% off`).first()).toBeVisible();

  const part = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(part("Description")).toContainText(product.description.split("\n")[0] ?? "");
  expect(product.attributes.length * product.specifications.length * product.tags.length).toBeGreaterThan(0);
  await expect(part("Highlights").getByRole("term")).toHaveText(product.attributes.map(({ key }) => key));
  await expect(part("Highlights").getByRole("definition")).toHaveText(product.attributes.map(({ value }) => value));
  await expect(part("Specifications").getByRole("heading", { level: 3 })).toHaveText(
    product.specifications.map(({ title }) => title),
  );
  const details = product.specifications.flatMap((group) => group.details);
  await expect(part("Specifications").getByRole("term")).toHaveText(details.map(({ label }) => label));
  await expect(part("Specifications").getByRole("definition")).toHaveText(details.map(({ value }) => value));
  await expect(part("Tags").getByRole("listitem")).toHaveText(product.tags);
  for (const tag of product.tags) {
    const link = part("Tags").getByRole("link", { name: tag, exact: true });
    const address = (await link.getAttribute("href")) ?? "";
    expect(decodeURIComponent(address.replaceAll("+", " "))).toBe(`/search?q=${tag}`);
  }
});

test.describe("The product page per specification", () => {
  // @spec product-id-found-url
  test("reports a response without a product", async ({ page }) => {
    await renderedByBrowser(page);
    await page.route("**/api/v1/product/title/*", (route) => route.fulfill({ json: { success: true } }));
    await page.goto("/product/something");
    await expect(page.getByRole("heading", { name: "No product found." })).toBeVisible();
  });

  // @spec variant-t-read-logged
  test("logs a variant that cannot be loaded, and continues with what it has", async ({ page }) => {
    const product = await aProductWithVariants(page.request);
    const logged: string[] = [];
    page.on("console", (line) => {
      if (line.type() === "error") logged.push(line.text());
    });
    await page.route("**/api/v1/product/*/variant*", saying(500, "The variant fell down."));
    await page.goto(`/product/${product._id}`);
    await chooseVariant(page);
    await expect.poll(() => logged.some((line) => line.includes("The variant could not be loaded."))).toBe(true);
    await expect(button(page, "Add to Cart")).toBeEnabled();
    await expect(page.getByText("The variant fell down.")).toHaveCount(0);
  });

  // @spec ratings-error-message-invalid
  test("shows an error when its ratings cannot be loaded or are invalid", async ({ page }) => {
    const product = await aPlainThing(page.request);
    const reviews = page.getByRole("region", { name: "Ratings & reviews" });
    await renderedByBrowser(page);
    await page.route("**/api/v1/rating/*", saying(400, "The critics are asleep."));
    await page.goto(`/product/${product._id}`);
    // Ratings load when scrolled near: until the product has loaded, the page is too short for that.
    await expect(heading(page, product.title)).toBeVisible();
    await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
    await expect(reviews.getByText("Error: The critics are asleep.", { exact: true })).toBeVisible();
    await page.unroute("**/api/v1/rating/*");
    await page.route("**/api/v1/rating/*", (route) => route.fulfill({ json: { success: true, data: "none" } }));
    await reviews.getByRole("button", { name: "Try Again" }).click();
    await expect(reviews.getByText("Error: Invalid data format from API.", { exact: true })).toBeVisible({
      timeout: 15_000,
    });
  });

  // @spec stock-available-n-out
  test("offers nothing that is out of stock", async ({ page }) => {
    const product = await aPlainThing(page.request);
    await renderedByBrowser(page);
    await page.route("**/api/v1/product/title/*", async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { product: { quantity: number } };
      answer.product.quantity = 0;
      await route.fulfill({ response, json: answer });
    });
    await page.goto(`/product/${product._id}`);
    await expect(page.getByRole("status").getByText("Out of Stock", { exact: true })).toBeVisible();
    await expect(button(page, "Out of Stock")).toBeDisabled();
    await expect(button(page, "Buy Now")).toBeDisabled();
    await page.unroute("**/api/v1/product/title/*");
    await page.reload();
    await expect(page.getByText(/^In Stock \(Available: [\d,]+\)$/)).toBeVisible();
    await expect(button(page, "Add to Cart")).toBeEnabled();
  });

  // @spec after-wishlist-change-product
  test("a heart on the product page reloads product and variant", async ({ page }) => {
    const product = await aProductWithVariants(page.request);
    await openAs(page, await aPerson(page.request), `/product/${product._id}`);
    await chooseVariant(page);
    await expect(button(page, "Add to Cart")).toBeEnabled();
    await page.waitForLoadState("networkidle");
    const answered = (part: string) => page.waitForResponse((answer) => answer.url().includes(part));
    const both = Promise.all([answered(`/product/title/${product._id}`), answered(`/product/${product._id}/variant?`)]);
    await page
      .getByRole("button", { name: `Wishlist: ${product.title}` })
      .first()
      .click();
    await both;
  });
});

test.describe("Buttons and toasts with a stopped clock", () => {
  // @spec add-cart-idle-loading buy-now-same-states item-added-cart-item could-fetch-cart-failed
  // @spec toasts-close-after-5000 feedback-buttons-2-s
  test("of a product page give feedback for 2 seconds, and toasts stay for 5", async ({ page }) => {
    const product = await aPlainThing(page.request);
    const person = await aPerson(page.request);
    await page.clock.install();
    await openAs(page, person, `/product/${product._id}`);
    await button(page, "Add to Cart").waitFor();
    await stopClock(page);
    let held: Route | undefined;
    // The page may still be reading the cart.
    await page.route("**/api/v1/cart", async (route) => {
      if (route.request().method() === "GET") await route.continue();
      else held = route;
    });
    await button(page, "Add to Cart").click();
    await runUntilSeen(page, button(page, "Adding..."));
    await expect.poll(() => held !== undefined).toBe(true);
    await held?.continue();
    await runUntilSeen(page, button(page, "Added!"));
    const toast = page.getByText("Item added to cart!", { exact: true });
    await expect(toast).toBeVisible();
    await expectToStay(page, button(page, "Added!"), 2000);
    await expect(button(page, "Add to Cart")).toBeVisible();
    await expectToStay(page, toast, 3000);

    await page.unroute("**/api/v1/cart");
    await page.route("**/api/v1/cart", silent());
    await button(page, "Add to Cart").click();
    await runUntilSeen(page, button(page, "Error"));
    await expect(page.getByText("Failed to add item.", { exact: true })).toBeVisible();
    await expectToStay(page, button(page, "Error"), 2000);

    await button(page, "Buy Now").click();
    await runUntilSeen(page, button(page, "Error"));
    await expectToStay(page, button(page, "Error"), 2000);
    await expect(page).toHaveURL(/\/product\//);
  });
});
