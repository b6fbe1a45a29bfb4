import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aPerson } from "../support/account";
import { fillCart, method, toCheckout } from "../support/paying";
import { button } from "../support/screen";
import { test } from "../support/test";

/** Refuses orders with these places in line, one after another, then lets them through. Returns the keys they had. */
async function placesInLine(page: Page, ...places: number[]): Promise<Set<string | undefined>> {
  const keys = new Set<string | undefined>();
  await page.route(/\/api\/v1\/order$/i, async (route) => {
    const request = route.request();
    if (request.method() !== "POST") return route.fallback();
    keys.add(request.headers()["idempotency-key"]);
    const place = places.shift();
    if (place === undefined) return route.fallback();
    const message = "Many people are ordering right now.";
    return route.fulfill({ status: 503, json: { success: false, message, line: { place, seconds: place } } });
  });
  return keys;
}

/** Opens the checkout of a new shopper, pays in cash, and returns the button that orders. */
async function atCheckout(page: Page) {
  const person = await aPerson(page.request);
  await fillCart(page.request, person);
  await toCheckout(page, person);
  await method(page, "COD").check();
  return page.getByRole("button", { name: /^Place Order/ }).filter({ visible: true });
}

test("A shopper waits in line while many order, and the order is placed when it is their turn", async ({ page }) => {
  const order = await atCheckout(page);
  const keys = await placesInLine(page, 214, 1);
  await order.click();
  await expect(page.getByRole("dialog", { name: "You're in line" })).toBeVisible();
  await expect(page.getByText("Number 214")).toBeVisible();
  await expectAccessible(page);
  await expect(page).toHaveURL(/order-success/);
  expect(keys.size).toBe(1);
});

test("A shopper leaves the line, and no order is placed @once", async ({ page }) => {
  const order = await atCheckout(page);
  await placesInLine(page, 40);
  await order.click();
  await button(page, "Leave the Line").click();
  await expect(page.getByRole("dialog", { name: "You're in line" })).toHaveCount(0);
  await expect(
    page.getByText("You left the line. Your order hasn't been placed.").filter({ visible: true }),
  ).toBeVisible();
  await expect(order).toBeEnabled();
});
