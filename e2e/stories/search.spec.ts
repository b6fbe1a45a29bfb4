import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "../support/accessibility";

const count = (page: Page) => page.getByText(/^[\d,]+ Products? Found$/);
const cards = (page: Page) =>
  page.getByRole("main").getByRole("article").or(page.getByRole("main").getByRole("listitem"));
const search = async (page: Page, text: string) => {
  const box = page.getByRole("combobox", { name: "Search products" });
  await box.fill(text);
  await box.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: `Results for “${text}”` })).toBeVisible();
};

test.describe("A shopper who searches in Indian ways", () => {
  // @spec search-hindi-hinglish
  test("finds kurtas in Hindi", async ({ page }) => {
    await page.goto("/");
    await search(page, "कुर्ता");
    await expect(count(page)).toBeVisible();
    await expect(cards(page).filter({ hasText: /kurta/i }).first()).toBeVisible();
    await expect(page.getByText("Showing results for")).toHaveCount(0);
    await expectAccessible(page);
  });

  // @spec search-price-phrases
  test("types a price in words, sees it as a filter and removes it", async ({ page }) => {
    await page.goto("/");
    await search(page, "phone 15000 se kam");
    const few = await count(page).innerText();
    const chip = page.getByRole("button", { name: "Remove filter: Up to ₹15,000" });
    await expect(chip).toBeVisible();
    await expectAccessible(page);
    await chip.click();
    await expect(page).toHaveURL(/q=phone(&|$)/);
    await expect(chip).toHaveCount(0);
    await expect(count(page)).not.toHaveText(few);
  });

  // @spec search-nearest-shown
  test("sees which word the results are for after a typo", async ({ page }) => {
    await page.goto("/search?q=kurtha");
    await expect(page.getByText("Showing results for kurta")).toBeVisible();
    await expect(cards(page).filter({ hasText: /kurta/i }).first()).toBeVisible();
    await page.getByRole("combobox", { name: "Search products" }).fill("hedphones");
    await expect(page.getByText("Showing results for headphones")).toBeVisible();
  });

  test("searches for hostile text, which is shown as text", async ({ page }) => {
    const hostile = `<img src=x onerror="document.title='taken'">`;
    await page.goto(`/search?${new URLSearchParams({ q: hostile })}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(hostile);
    await expect(page).not.toHaveTitle("taken");
  });
});
