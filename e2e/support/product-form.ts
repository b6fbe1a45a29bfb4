import { expect, type Locator, type Page } from "@playwright/test";
import { aPicture } from "./picture";

/** Clicks the heading of a section of the product form if it is collapsed. */
export async function unfold(page: Page, name: string): Promise<void> {
  await page.getByRole("dialog").getByRole("button", { name, exact: false, expanded: false }).first().click();
}

/** Adds a draft to its list. The focus returns to its first field a moment later: what is typed before would go there. */
export async function addDraft(button: Locator, first: Locator): Promise<void> {
  await button.click();
  await expect(first).toBeFocused();
}

type Filled = { title: string; category: string; price: number; colors: readonly string[] };

/** Fills the open form of a new product: five of each colour in size M, and a picture. */
export async function fillProduct(page: Page, { title, category, price, colors }: Filled): Promise<void> {
  const dialog = page.getByRole("dialog", { name: "Add New Product" });
  await dialog.getByLabel("Title", { exact: true }).fill(title);
  await dialog.getByLabel("Brand").fill("Rangrez");
  await dialog.getByLabel("Category", { exact: true }).selectOption({ label: category });
  await dialog.getByLabel("Price", { exact: true }).first().fill(String(price));
  await dialog.getByLabel("Stock Quantity").fill("5");
  await unfold(page, "Details & Specifications");
  for (const color of colors) {
    await dialog.getByLabel("Color", { exact: true }).last().fill(color);
    await dialog.getByLabel("Size", { exact: true }).last().fill("M");
    await dialog.getByLabel("SKU", { exact: true }).last().fill(`${title}-${color}`);
    await addDraft(
      dialog.getByRole("button", { name: "Add variant", exact: true }),
      dialog.getByLabel("Color", { exact: true }).last(),
    );
    await expect(dialog.getByRole("listitem", { name: new RegExp(`${color}, M`) })).toBeVisible();
  }
  await unfold(page, "Media");
  const buffer = await aPicture(page, 300, 300);
  await dialog.getByLabel(/^Add images/).setInputFiles({ name: "kurta.png", mimeType: "image/png", buffer });
}
