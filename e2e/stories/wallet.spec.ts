import { expect, type Page } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";
import { aPerson, openAs } from "../support/account";
import { buy } from "../support/purchase";
import { logInByCode } from "../support/shop";
import { test } from "../support/test";
import { fillWallet } from "../support/wallet";

const balance = (page: Page) => page.getByRole("region", { name: "Balance" });
const entries = (page: Page) => page.getByRole("region", { name: "Transactions" }).getByRole("listitem");

test.describe("A customer's wallet", () => {
  test("asks a guest to log in, and is empty for a new shopper", async ({ page }) => {
    await page.goto("/wallet");
    await expect(page.getByRole("heading", { name: "You are not logged in" })).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await expectAccessible(page);
    await page.getByRole("main").getByRole("button", { name: "Sign Up / Log In" }).click();
    await logInByCode(page);
    await expect(balance(page)).toContainText("₹0");
    await expect(page.getByRole("heading", { name: "No transactions yet" })).toBeVisible();
    await expectAccessible(page);
  });

  test("is linked from the account, and shows what came in, went out, and for which order", async ({ page }) => {
    const person = await aPerson(page.request);
    await fillWallet(page.request, person, 100_000, 100_000, 1234.5);
    const { orderId } = await buy(page.request, person, { quantity: 1, paymentMethod: "wallet" });
    await openAs(page, person, "/account");
    await page.getByRole("navigation", { name: "Account" }).getByRole("link", { name: "Wallet" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Wallet" })).toBeVisible();
    await expect(entries(page)).toHaveCount(4);
    const [paid, added] = [entries(page).nth(0), entries(page).nth(1)];
    await expect(paid).toContainText("Order payment");
    await expect(paid).toContainText(/Out: −₹/);
    await expect(added).toContainText(/Added by Haat.*In: \+₹1,234\.50Balance ₹2,01,234\.50/s);
    const left = (await balance(page).getByText("₹").first().textContent()) ?? "";
    await expect(paid).toContainText(`Balance ${left}`);
    await expectAccessible(page);
    await paid.getByRole("link", { name: /^Order #\d+$/ }).click();
    await expect(page.getByRole("article", { name: /^Order #\d+$/ })).toHaveCount(1);
    await expect(page.getByText(`ID: ${orderId}`)).toBeVisible();
  });

  // @spec wallet-shows-balance-pays
  test("pages through its entries, and goes back the same way", async ({ page }) => {
    const person = await aPerson(page.request);
    await fillWallet(page.request, person, ...Array.from({ length: 21 }, (_, place) => place + 1));
    await openAs(page, person, "/wallet");
    await expect(entries(page)).toHaveCount(20);
    await expect(entries(page).first()).toContainText("+₹21");
    await page.getByRole("navigation", { name: "Pages" }).getByRole("link", { name: "Page 2" }).click();
    await expect(entries(page)).toHaveCount(1);
    await expect(entries(page).first()).toContainText("+₹1");
    await expect(page).toHaveURL(/\/wallet\?page=2$/);
    await page.goBack();
    await expect(entries(page)).toHaveCount(20);
    await page.goto("/wallet?page=9");
    await page.getByRole("link", { name: "Latest transactions" }).click();
    await expect(entries(page)).toHaveCount(20);
  });

  test("shows an error when it cannot be loaded, and retries @once", async ({ page }) => {
    const person = await aPerson(page.request);
    await page.route("**/api/v1/wallet?*", (route) => route.fulfill({ status: 500, json: { success: false } }));
    await openAs(page, person, "/wallet");
    await expect(page.getByRole("alert")).toContainText("Oops! Something went wrong.");
    await expectAccessible(page);
    await page.unroute("**/api/v1/wallet?*");
    await page.getByRole("button", { name: "Try Again" }).click();
    await expect(balance(page)).toContainText("₹0");
  });
});
