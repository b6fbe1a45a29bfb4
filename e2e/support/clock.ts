import { expect, type Locator, type Page } from "@playwright/test";

/** From now on the page's clock, which must be installed, runs only as far as it is told to. */
export const stopClock = (page: Page) => page.clock.pauseAt(Date.now() + 3_600_000);

/** Lets the page's stopped clock run in small steps until something is to be seen. */
export async function runUntilSeen(page: Page, what: Locator): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    await expect(what).toBeVisible({ timeout: 200 });
  }).toPass({ intervals: [20] });
}

/** What is to be seen now stays for `milliseconds`, and not much longer. */
export async function expectToStay(page: Page, what: Locator, milliseconds: number): Promise<void> {
  await page.clock.runFor(milliseconds - 200);
  await expect(what).toBeVisible();
  await page.clock.runFor(200);
  await expect(what).toHaveCount(0);
}

/** Somebody comes back to the page an hour later: what changes by itself is read again. */
export async function lookAgainLater(page: Page): Promise<void> {
  await page.clock.setFixedTime(Date.now() + 3_600_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange", { bubbles: true })));
}
