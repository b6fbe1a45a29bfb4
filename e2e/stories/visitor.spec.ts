import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aProductWithVariants, theCategory } from "../support/shop";
import { test } from "../support/test";

test.describe("A visitor", () => {
  test("sees a full home page", async ({ page }) => {
    await page.goto("/");
    // A fading banner has low contrast, and still contains hidden elements.
    await page.getByRole("button", { name: "Pause banners" }).click();
    for (const heading of [
      "Fashion's Top Deals",
      "Best Sale Products",
      "Trending | Electronics",
      "Best of Electronics",
    ]) {
      await expect(page.getByRole("heading", { name: heading })).toBeVisible();
    }
    await expect(page.getByRole("heading", { name: "Top Deals on Home & Living" })).toBeVisible();
    await expect(page.getByText("Top Stories")).toBeVisible();
    await expect(page.getByText(/^From ₹/).first()).toBeVisible();
    await expectAccessible(page);
    // The page ends where its footer does.
    const below = await page
      .getByRole("contentinfo")
      .evaluate((footer) => document.documentElement.scrollHeight - footer.getBoundingClientRect().bottom - scrollY);
    expect(Math.abs(below)).toBeLessThan(2);
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, ["color-contrast"]);
  });

  // @spec filter-sidebar-slide-drawer sort-selector n-products-found visitor-browses-searches-filters
  test("filters a category, and the URL keeps the filters", async ({ page, isMobile }) => {
    const { _id, title } = await theCategory(page.request, "electronics");
    await page.goto(`/products/category/${_id}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    const count = page.getByText(/^\d+ Products Found$/);
    const all = Number.parseInt(await count.innerText(), 10);
    await expectAccessible(page);

    if (isMobile) await page.getByRole("button", { name: /^Filter/ }).click();
    // Nothing scrolls there: the panel follows the header for 200 ms, and would slip away from under a press.
    else await page.setViewportSize({ width: 1440, height: 1400 });
    const filters = isMobile ? page.getByRole("dialog", { name: "Filters" }) : page;
    await filters.getByRole("checkbox", { name: "In stock only" }).check();
    await expect(page).toHaveURL(/inStock=true/);
    if (isMobile) {
      await expectAccessible(page);
      await filters.getByRole("button", { name: /^Show/ }).click();
    }
    await expect.poll(async () => Number.parseInt(await count.innerText(), 10)).toBeLessThan(all);

    await page.getByLabel("Sort").filter({ visible: true }).selectOption("price-asc");
    await expect(page).toHaveURL(/sort=price-asc/);
    await page.reload();
    await expect(page.getByLabel("Sort").filter({ visible: true })).toHaveValue("price-asc");
    await page.goBack();
    await expect(page).not.toHaveURL(/sort=/);
  });

  // @spec empty-products-found-clear
  test("sees how to continue when no product is left", async ({ page }) => {
    const { _id } = await theCategory(page.request, "electronics");
    await page.goto(`/products/category/${_id}?maxPrice=1`);
    await expect(page.getByRole("heading", { name: "No Products Found" })).toBeVisible();
    await page.getByRole("button", { name: "Clear All Filters" }).last().click();
    await expect(page.getByText(/^\d+ Products Found$/)).not.toHaveText("0 Products Found");
  });

  // @spec search-results-link-product visitor-browses-searches-filters
  test("searches with a typo and opens the product", async ({ page }) => {
    await page.goto("/");
    const box = page.getByRole("combobox", { name: "Search products" });
    await box.fill("hedphones");
    const hits = page.getByRole("listbox", { name: "Products" });
    await expect(hits.getByRole("option").first()).toContainText(/headphone/i);
    await hits.getByRole("option").first().click();
    await expect(page).toHaveURL(/\/product\//);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(/headphone/i);
    await expectAccessible(page);
  });

  // @spec hits-products-found-typed
  test("sees a message when a search finds nothing", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("combobox", { name: "Search products" }).fill("qwzxvk");
    await expect(page.getByText('No products found for "qwzxvk"')).toBeVisible();
  });

  test("reads a product page and is asked to choose and to log in", async ({ page }) => {
    const product = await aProductWithVariants(page.request);
    await page.goto(`/product/${product.slug}/${product._id}`);
    await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();
    await expect(page.getByText(/^In Stock \(Available: \d+\)$/)).toBeVisible();
    await expect(page.getByText("Inclusive of all taxes").first()).toBeVisible();
    await page
      .getByRole("button", { name: /^Save|wishlist/i })
      .first()
      .click();
    await expect(page.getByRole("dialog", { name: "Sign Up / Log In" })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  // @spec orders-redirects-order
  test("sees that orders need a login, and that a URL does not exist", async ({ page }) => {
    await page.goto("/orders");
    await expect(page).toHaveURL(/\/order$/);
    await expect(page.getByText("You must be logged in to view orders.")).toBeVisible();
    await expect(page.getByText("Error:")).toHaveCount(0);
    await expect(page.getByRole("main").getByRole("button", { name: "Log in" })).toBeVisible();
    await page.goto("/no/such/page");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    // A visible footer would move on every page that grows while loading.
    await expect(page.getByRole("contentinfo")).not.toBeInViewport();
    await expectAccessible(page);
  });

  // @spec empty-cart-offers-continue checkout-without-items-goes cart-empty-without-token
  test("is redirected from an empty checkout to the cart", async ({ page }) => {
    await page.goto("/checkout");
    await expect(page).toHaveURL(/\/cart$/);
    await expect(page.getByRole("link", { name: "Continue Shopping" })).toHaveAttribute("href", "/");
    await expect(page.getByRole("link", { name: "Back to Account" })).toHaveAttribute("href", "/account");
    await expectAccessible(page);
  });

  test("causes no CSP violation, not even in form validation @once", async ({ page }) => {
    const violations: string[] = [];
    await page.exposeFunction("reportViolation", (what: string) => violations.push(what));
    await page.addInitScript(() => {
      document.addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI, sourceFile }) => {
        (window as unknown as { reportViolation: (what: string) => void }).reportViolation(
          `${violatedDirective} ${blockedURI} ${sourceFile}`,
        );
      });
    });
    const { slug } = await aProductWithVariants(page.request);
    for (const path of ["/", `/product/${slug}`, "/search?q=cotton", "/account", "/cart", "/contact"]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 }).first()).toBeAttached();
      await page.waitForLoadState("networkidle");
    }
    expect(violations).toEqual([]);
  });
});
