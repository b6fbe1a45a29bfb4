import { expect, type Locator, type Page } from "@playwright/test";
import type { Card } from "./shop";

export const header = (page: Page) => page.getByRole("banner");
export const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true });
export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Somewhere on the screen it says exactly this. */
export const said = (page: Page, text: string) => expect(page.getByText(text, { exact: true }).first()).toBeVisible();

export const addressesOf = (links: Locator) => links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));

export const productPath = ({ slug, _id }: Pick<Card, "slug" | "_id">) => `/product/${slug}/${_id}`;

/** No menu and no dialog is left: one that still closes takes the focus back, and closes what was opened meanwhile. */
export async function nothingOpen(page: Page): Promise<void> {
  for (const role of ["menu", "dialog", "alertdialog"] as const) await expect(page.getByRole(role)).toHaveCount(0);
}

/** The page had two frames' time to draw what it has learned. */
export const drawnAgain = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
