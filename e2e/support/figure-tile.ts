import type { Locator, Page } from "@playwright/test";

/** The tile with this name in a region of tiles. */
export const figureTile = (page: Page, region: string, name: string): Locator =>
  page
    .getByRole("region", { name: region, exact: true })
    .locator("div", { has: page.getByText(name, { exact: true }) });
