import path from "node:path";
import type { Page } from "@playwright/test";
import { administratorToken } from "../support/administrator-token";
import { logInAs } from "../support/purchase";
import { answerCalls } from "./answered-calls";
import { test } from "./filled-shop";
import { pictures } from "./pictures";
import { screens } from "./screens";

/** Not a real test: it takes the pictures for review, and fails if a state cannot be reached. */
for (const { name, path: address, loggedIn, administrator, calls = [], states } of screens) {
  for (const [state, { shows, calls: how, answers, act, windowOnly }] of Object.entries(states)) {
    test(`${name}: ${state}`, async ({ page, shop }, { project }) => {
      const { viewport } = project.use;
      if (loggedIn) await logInAs(page, loggedIn === "payer" ? shop.payer : shop.shopper);
      if (administrator) {
        await page.addInitScript((token) => localStorage.setItem("adminToken", token), administratorToken());
      }
      if (how) await answerCalls(page, calls, how);
      await answers?.(page);
      await page.goto(typeof address === "string" ? address : address(shop));
      if (act) await act(page, shop);
      await page.getByText(shows).filter({ visible: true }).first().waitFor();
      if (viewport && !windowOnly) await growToPage(page, viewport, how === "held");
      await allPicturesLoaded(page);
      await page.screenshot({
        path: path.join(pictures, name, `${state}-${project.name}.png`),
        animations: "disabled",
      });
    });
  }
}

type Size = { width: number; height: number };

/**
 * Makes the window as high as the page, so that everything below the fold loads and bars are at the end. Playwright's
 * full-page screenshots do neither, and treat a phone's touch as a mouse meanwhile. Waits for placeholders to
 * disappear, unless their content is held.
 */
async function growToPage(page: Page, { width, height }: Size, held: boolean): Promise<void> {
  // Freezes sizes that depend on the window.
  await page.locator("main").evaluate((main) => {
    main.style.minHeight = getComputedStyle(main).minHeight;
  });
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  for (let [shown, high] = [height, await pageHeight()]; high > shown; high = await pageHeight()) {
    shown = high;
    await page.setViewportSize({ width, height: shown });
    if (!held) await page.locator("main :is(.animate-breathe, .animate-pulse)").first().waitFor({ state: "detached" });
  }
}

/** Including those below the fold, which load only on scrolling. */
const allPicturesLoaded = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const ready = Array.from(document.images).map((image) => {
      image.loading = "eager";
      return image.decode().catch(() => undefined);
    });
    const max = new Promise((done) => setTimeout(done, 5_000));
    await Promise.race([Promise.all(ready), max]);
  });
