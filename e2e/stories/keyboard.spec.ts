import { expect, type Locator, type Page } from "@playwright/test";
import { aNewEmail, newestCode } from "../support/outbox";
import { aProductWithVariants } from "../support/shop";
import { test } from "../support/test";

/** Presses Tab until the target has the focus; fails if the keyboard cannot reach it. */
async function tabTo(page: Page, target: Locator, max = 120): Promise<void> {
  for (let presses = 0; presses < max; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`The keyboard does not reach ${target}.`);
}

test("by keyboard alone: search, log in, order", async ({ page }) => {
  const product = await aProductWithVariants(page.request);
  await page.goto("/");

  const search = page.getByRole("combobox", { name: "Search products" });
  await tabTo(page, search);
  await page.keyboard.type(product.title);
  await expect(page.getByRole("option").first()).toContainText(product.title);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: product.title })).toBeVisible();

  for (const name of ["Colour", "Size"]) {
    const group = page.getByRole("radiogroup", { name: new RegExp(`^${name}`) });
    if (!(await group.count())) continue;
    await tabTo(page, group.getByRole("radio").first());
    await page.keyboard.press("Space");
  }
  await tabTo(page, page.getByRole("button", { name: "Buy Now" }).filter({ visible: true }).first());
  await page.keyboard.press("Enter");

  const dialog = page.getByRole("dialog", { name: "Sign Up / Log In" });
  await expect(dialog.getByLabel("Email or Mobile Number")).toBeFocused();
  const email = aNewEmail();
  await page.keyboard.type(email);
  await page.keyboard.press("Enter");
  await expect(dialog.getByLabel("Enter OTP")).toBeFocused();
  await page.keyboard.type(await newestCode(page.request, email));
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { level: 1, name: "Checkout" })).toBeVisible();
  const address = ["411001", "Pune", "Maharashtra", "12, MG Road", "Asha Rao", "9876543210"];
  const labels = ["Pincode", "City", "State", "Address", "Full Name", "Mobile Number"];
  for (const [index, label] of labels.entries()) {
    await tabTo(page, page.getByLabel(label, { exact: true }));
    await page.keyboard.type(address[index] ?? "");
  }
  await tabTo(page, page.getByRole("button", { name: /^Place Order/ }));
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: "Order Placed Successfully!" })).toBeVisible();
});

test("Enter in the search box opens the highlighted hit, or all results if there is none", async ({ page }) => {
  const { brand } = await aProductWithVariants(page.request);
  await page.goto("/");
  const search = page.getByRole("combobox", { name: "Search products" });
  const hits = page.getByRole("option");
  await search.fill(brand);
  const second = hits.nth(1);
  await expect(second).toHaveAttribute("href", /^\/product\//);
  const itsPage = (await second.getAttribute("href")) ?? "";

  await search.press("ArrowDown");
  await search.press("ArrowDown");
  await expect(second).toHaveAttribute("aria-selected", "true");
  await search.press("Enter");
  await expect(page).toHaveURL(itsPage);

  await search.fill(brand);
  await expect(hits.first()).toHaveAttribute("aria-selected", "false");
  await search.press("Enter");
  await expect(page).toHaveURL(`/search?${new URLSearchParams({ q: brand })}`);
  await expect(page.getByRole("heading", { level: 1, name: brand })).toBeVisible();
});
