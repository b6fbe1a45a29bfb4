import { expect } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aPerson, openAs } from "../support/account";
import { aProductWithVariants, chooseVariant, fillAddress, logInByCode, logInFromMenu } from "../support/shop";
import { test } from "../support/test";

test.describe("A customer", () => {
  // @spec order-placed-successfully-thank my-orders-search-box orders-found-try-adjusting
  test("is asked to log in, logs in by code, buys a variant, sees the order and cancels it", async ({
    page,
    isMobile,
  }) => {
    const expectBar = async () => {
      const bar = page.locator("[data-bottom-bar]");
      // Total and next action are visible at any scroll position on a phone.
      await page.evaluate(() => scrollTo(0, 0));
      await expect(bar).toBeInViewport({ ratio: 1 });
      await expect(bar).toContainText(/Total\s*₹[\d,.]+/);
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
      await expect(bar).toBeInViewport({ ratio: 1 });
    };
    const product = await aProductWithVariants(page.request);
    await page.goto(`/product/${product.slug}`);
    await chooseVariant(page);
    await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first().click();
    await logInByCode(page);

    // The guest's action was completed: the variant is in the cart.
    await page.getByRole("link", { name: /cart/i }).first().click();
    await expect(page.getByRole("link", { name: product.title }).first()).toBeVisible();
    await expect(page.getByText("Inclusive of all taxes")).toBeVisible();
    if (isMobile) await expectBar();
    await expectAccessible(page);
    await page
      .getByRole("link", { name: "Proceed to Checkout" })
      .or(page.getByRole("button", { name: "Proceed to Checkout" }))
      .click();

    await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
    await expect(page.getByRole("radio", { name: /^COD/ })).toBeChecked();
    if (isMobile) await expectBar();
    await expectAccessible(page);
    await fillAddress(page);
    await page.getByRole("button", { name: /^Place Order/ }).click();

    await expect(page.getByRole("heading", { name: "Order Placed Successfully!" })).toBeVisible();
    await expect(page.getByText("Thank you for your purchase. Your order is being processed.")).toBeVisible();
    await expect(page.getByText(/Your Order ID is: order_/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "View My Orders" }).click();

    await expect(page.getByRole("heading", { level: 1, name: "My Orders" })).toBeVisible();
    await expect(page.getByRole("link", { name: product.title }).first()).toBeVisible();
    await expect(page.getByText(/^Pay ₹[\d,.]+ on delivery$/)).toBeVisible();
    await expect(page.getByText(/^Expected by /)).toBeVisible();
    await page.getByRole("button", { name: "View Order Details" }).click();
    await expect(page.getByText("Asha Rao")).toBeVisible();
    await expectAccessible(page);

    const cancel = page.getByRole("button", { name: "Cancel Order" });
    // A plain text button, so that it does not attract clicks.
    await expect(cancel).toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
    await cancel.click();
    const question = page.getByRole("alertdialog");
    await expect(question).toContainText("Are you sure you want to cancel this order? This action cannot be undone.");
    await expectAccessible(page);
    await question.getByRole("button", { name: "Cancel Order" }).click();
    await expect(page.getByText("Order successfully cancelled!")).toBeVisible();
    await expect(page.getByText("Order Cancelled", { exact: true })).toBeVisible();

    await page
      .getByRole("tab", { name: "Cancelled" })
      .or(page.getByRole("button", { name: "Cancelled" }))
      .click();
    await expect(page.getByRole("link", { name: product.title }).first()).toBeVisible();
    await page.getByPlaceholder("Search by name, product, or ID...").fill("no such order");
    await expect(page.getByText("No Orders Found")).toBeVisible();
    await expect(page.getByText("Try adjusting your search or filter.")).toBeVisible();
  });

  // @spec add-cart-buy-now
  test("changes quantities in the cart, empties it, and finds links to continue", async ({ page }) => {
    const product = await aProductWithVariants(page.request);
    await openAs(page, await aPerson(page.request), `/product/${product.slug}`);
    await chooseVariant(page);
    await page.getByRole("button", { name: "Add to Cart" }).filter({ visible: true }).first().click();
    await expect(page.getByText("Item added to cart!")).toBeVisible();
    await page.goto("/cart");
    await page.getByRole("button", { name: /Increase|One more/i }).click();
    await expect(page.getByText("Subtotal (2 items)")).toBeVisible();
    await page
      .getByRole("button", { name: /Remove/ })
      .first()
      .click();
    await expect(page.getByText("Item removed from cart.")).toBeVisible();
    await expect(page.getByRole("link", { name: "Continue Shopping" })).toBeVisible();
  });

  // @spec add-cart-buy-now buy-now-same-states
  test("buys at once with Buy Now", async ({ page }) => {
    const product = await aProductWithVariants(page.request);
    await openAs(page, await aPerson(page.request), `/product/${product.slug}`);
    await chooseVariant(page);
    await page.getByRole("button", { name: "Buy Now" }).filter({ visible: true }).first().click();
    await expect(page).toHaveURL(/\/checkout$/);
    await expect(page.getByText(product.title).first()).toBeVisible();
  });

  // @spec address-form-asks-full
  test("sees which address field is wrong, and keeps typed input", async ({ page }) => {
    const product = await aProductWithVariants(page.request);
    await openAs(page, await aPerson(page.request), `/product/${product.slug}`);
    await chooseVariant(page);
    await page.getByRole("button", { name: "Buy Now" }).filter({ visible: true }).first().click();
    await fillAddress(page);
    await page.getByLabel("Pincode").fill("012345");
    await page.getByLabel("City").fill("");
    await page.getByRole("button", { name: /^Place Order/ }).click();
    await expect(page.getByText("Please enter a valid 6-digit pincode.").first()).toBeVisible();
    await expect(page.getByText("Please fill in all shipping address fields. Missing: City").first()).toBeVisible();
    await expect(page.getByLabel("Full Name")).toHaveValue("Asha Rao");
    await expectAccessible(page);
  });

  // @spec logged-account-menu-offers
  test("logs out and is a visitor again", async ({ page }) => {
    await page.goto("/");
    await logInFromMenu(page);
    await page.getByRole("button", { name: /^Account of/ }).click();
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL(/\/$/);
    await expect(page.getByRole("button", { name: "Account", exact: true })).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();
  });
});
