import { expect, type Locator, type Page } from "@playwright/test";
import type { Card } from "./shop";

export const header = (page: Page) => page.getByRole("banner");
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** This exact text is visible on the screen. */
export const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

export const addressesOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

export const productPath = ({ slug, _id }: Pick<Card, "slug" | "_id">) => `/product/${slug}/${_id}`;

/**
 * No menu or dialog is left: one that is still closing takes the focus back, and closes what was opened in the
 * meantime.
 */
export async function nothingOpen(page: Page): Promise<void> {
  for (const role of ["menu", "dialog", "alertdialog"] as const) await expect(page.getByRole(role)).toHaveCount(0);
}

/** Waits two frames, so that the page can render its new state. */
export const drawnAgain = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));

/** Opens a page of the back office for somebody whom its guard sends away, perhaps before it has loaded. */
export async function expectSentAway(page: Page, path: string): Promise<void> {
  await page.goto(path, { waitUntil: "commit" });
  await expect(page).toHaveURL("/");
}
