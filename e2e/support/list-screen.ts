import { expect, type Locator, type Page } from "@playwright/test";

/** A back-office list by its name: the rows of its table, or its cards. */
export function listOf(page: Page, name: string) {
  const list = page.getByRole("region", { name, exact: true });
  const rows = list.getByRole("table").getByRole("row");
  return {
    list,
    /** Without the header row. */
    rows: rows.filter({ has: page.getByRole("cell") }),
    row: (text: string): Locator => rows.filter({ hasText: text }),
    card: (text: string): Locator => list.getByRole("listitem").filter({ hasText: text }),
    headers: list.getByRole("columnheader"),
    perPage: page.getByLabel("Rows per page"),
  };
}

/** A list of six found by `search`: five per page, more on request, cards on narrow screens. */
export async function expectPagesOfSix(page: Page, name: string): Promise<void> {
  const { list, rows, perPage } = listOf(page, name);
  await expect(rows).toHaveCount(5);
  await expect(page.getByText("Showing 1 to 5 of 6 results")).toBeVisible();
  await expect(perPage.locator("option")).toHaveText(["5", "10", "20", "50"]);
  await expect(perPage).toHaveValue("5");
  await expect(page.getByText("Page 1 of 2")).toBeVisible();
  await expect(page.getByRole("button", { name: "Previous" })).toBeDisabled();
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("Showing 6 to 6 of 6 results")).toBeVisible();
  await expect(rows).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Next" })).toBeDisabled();
  await perPage.selectOption("10");
  await expect(rows).toHaveCount(6);
  await expect(page.getByText("Showing 1 to 6 of 6 results")).toBeVisible();
  await expect(page.getByText(/^Page \d/)).toHaveCount(0);
  await page.setViewportSize({ width: 360, height: 780 });
  await expect(list.getByRole("table")).toHaveCount(0);
  await expect(list.getByRole("list", { name, exact: true }).locator("> li")).toHaveCount(6);
  await page.setViewportSize({ width: 1440, height: 900 });
}

/** Resizes the window so that an order list's rows become cards, or its cards rows, and back. */
export async function redrawRows(page: Page): Promise<void> {
  const [now, narrow, wide] = [page.viewportSize(), { width: 800, height: 900 }, { width: 1440, height: 900 }];
  if (!now) throw new Error("The window has no size.");
  const isWide = now.width > 1100;
  const table = page.getByRole("table", { includeHidden: true });
  await page.setViewportSize(isWide ? narrow : wide);
  await expect(table).toHaveCount(isWide ? 0 : 1);
  await page.setViewportSize(now);
  await expect(table).toHaveCount(isWide ? 1 : 0);
}

/** The messages when the list cannot be loaded, and that a retry loads it. */
export async function expectRetry(page: Page, calls: string | RegExp, texts: { said: string; shown: string }) {
  const fail = (route: import("@playwright/test").Route) =>
    route.request().method() === "GET"
      ? route.fulfill({ status: 503, json: { success: false, message: "The shop is away." } })
      : route.continue();
  await page.route(calls, fail);
  await page.reload();
  await expect(page.getByText(texts.said, { exact: true }).first()).toBeVisible();
  await expect(page.getByText(texts.shown, { exact: true }).first()).toBeVisible();
  await page.unroute(calls, fail);
  await page.getByRole("button", { name: "Try Again" }).first().click();
}

/** Clicks a row's switch while the call is held, and checks its pending state and the result. */
export async function expectToWait(toggle: Locator, release: () => void, on: boolean): Promise<void> {
  await toggle.click();
  await expect(toggle).toBeDisabled();
  release();
  await expect(toggle).toBeEnabled();
  await expect(toggle).toBeChecked({ checked: on });
}
