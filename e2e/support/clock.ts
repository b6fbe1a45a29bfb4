import { expect, type Locator, type Page } from "@playwright/test";

/** From now on the page's clock, which must be installed, only advances on request. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

/** Advances the page's stopped clock in small steps until something is visible. */
export async function runUntilSeen(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(what).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [20] });
}

/** What is visible now stays for `milliseconds`, and not much longer. */
export async function expectToStay(page: Page, what: Locator, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - 200);
  await expect(what).toBeVisible();
  await page.clock.runFor(200);
  await expect(what).toHaveCount(0);
}

/** Simulates returning to the page an hour later, which refreshes its data. */
export async function lookAgainLater(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}
