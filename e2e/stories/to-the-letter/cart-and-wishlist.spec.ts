import { expect, type Route } from "@playwright/test";
import { aPerson, openAs } from "../../support/account";
import { hold, saying, silent } from "../../support/answers";
import { button, said } from "../../support/screen";
import { aPlainThing } from "../../support/shop";
import { test } from "../../support/test";

// @spec cart-fails-load-shows empty-wishlist-links your-order-history-empty loading-spinner-error-box
// @spec pages-show-loading-error
test("A new shopper sees everything empty, with links to continue, and every failure with a retry", async ({
  page,
}) => {
  const refusal = saying(400, "Not now.");
  const person = await aPerson(page.request);
  await page.route("**/api/v1/cart", refusal);
  await openAs(page, person, "/cart");
  await expect(page.getByRole("heading", { name: "Error Loading Cart" })).toBeVisible();
  await expect(page.getByText("Not now.")).toBeVisible();
  await page.unroute("**/api/v1/cart");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByRole("heading", { name: "Your cart is empty" })).toBeVisible();

  await page.goto("/wishlist");
  await expect(page.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveAttribute("href", "/");

  const release = await hold(page, "**/api/v1/order");
  await page.goto("/order");
  await expect(page.getByRole("status").filter({ hasText: "Loading your orders..." })).toBeVisible();
  release();
  await expect(page.getByRole("heading", { name: "Your Order History is Empty" })).toBeVisible();
  await expect(page.getByText("Time to start shopping!")).toBeVisible();
  await page.unroute("**/api/v1/order");
  await page.route("**/api/v1/order", refusal);
  await page.reload();
  await expect(page.getByRole("main").getByRole("alert")).toHaveText(/^Error: Not now\./);
});

test.describe("Cart and wishlist per specification", () => {
  // @spec guest-cart-wishlist-action wishlist-cart-changes-need please-log-manage-your
  test("a guest's action opens the login", async ({ page }) => {
    const product = await aPlainThing(page.request);
    const login = page.getByRole("dialog", { name: "Sign Up / Log In" });
    await page.goto(`/product/${product._id}`);
    for (const name of ["Add to Cart", "Buy Now"]) {
      await button(page, name).click();
      await said(page, "Please log in to add items to your cart.");
      await expect(login).toBeVisible();
      await page.keyboard.press("Escape");
    }
    await page.getByRole("button", { name: `Wishlist: ${product.title}` }).click();
    await said(page, "Please log in to manage your wishlist.");
    await expect(login).toBeVisible();
  });

  // @spec cart-empty-without-token server-message-shown item-added-cart-item could-fetch-cart-failed
  // @spec error-loading-cart-retry
  test("the cart shows the server's message for a failure, else its own", async ({ page }) => {
    const person = await aPerson(page.request);
    const product = await aPlainThing(page.request);
    const headers = { authorization: person.token };
    const data = { productId: product._id, variant: null, quantity: 1 };
    await page.request.post("/api/v1/cart", { headers, data });
    const failing = async (path: string, answer: (route: Route) => Promise<void>, press: () => Promise<void>) => {
      await page.route(path, answer);
      await press();
    };
    await page.route("**/api/v1/cart", silent(404));
    await openAs(page, person, "/cart");
    await expect(page.getByText("Your cart is empty")).toBeVisible();
    await page.unroute("**/api/v1/cart");
    await page.route("**/api/v1/cart", silent());
    await page.reload();
    await expect(page.getByRole("heading", { name: "Error Loading Cart" })).toBeVisible();
    await said(page, "Could not fetch cart.");
    await page.unroute("**/api/v1/cart");
    await button(page, "Retry").click();
    await expect(page.getByRole("link", { name: product.title })).toBeVisible();

    const more = () => page.getByRole("button", { name: "Increase quantity" }).click();
    const remove = () => page.getByRole("button", { name: /^Remove/ }).click();
    await failing("**/api/v1/cart/update", silent(), more);
    await said(page, "Failed to update quantity");
    await failing("**/api/v1/cart/update", (route) => route.abort(), more);
    await said(page, "Could not update item.");
    await failing("**/api/v1/cart/update", saying(409, "Only 1 left in stock."), more);
    await said(page, "Only 1 left in stock.");
    await failing("**/api/v1/remove*", silent(), remove);
    await said(page, "Failed to remove item");
    await failing("**/api/v1/remove*", (route) => route.abort(), remove);
    await said(page, "Could not remove item.");
    await page.unroute("**/api/v1/remove*");
    await remove();
    await said(page, "Item removed from cart.");
  });

  // @spec cart-empty-without-token failed-fetch-your-wishlist
  test("the wishlist is empty on 404, and shows other errors", async ({ page }) => {
    await page.route("**/api/v1/wishlist", silent(404));
    await openAs(page, await aPerson(page.request), "/wishlist");
    await expect(page.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
    await page.unroute("**/api/v1/wishlist");
    await page.route("**/api/v1/wishlist", silent());
    await page.reload();
    await expect(page.getByRole("heading", { name: "Oops! Something went wrong." })).toBeVisible();
    await said(page, "Failed to fetch your wishlist. Please try again.");
    await page.unroute("**/api/v1/wishlist");
    const reloaded = page.waitForEvent("load");
    await button(page, "Try Again").click();
    await reloaded;
    await expect(page.getByRole("heading", { name: "Your wishlist is empty" })).toBeVisible();
  });
});
