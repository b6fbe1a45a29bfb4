import { test as base, expect, type Page } from "@playwright/test";

/** React's messages for a hydration mismatch, in its development and production builds. */
const hydrationFault = /hydrat|did not match|Minified React error #(?:418|419|42[0-5])\b/i;

type Fixtures = {
  /** Hydration errors; a test that ends with any fails. */
  hydrationFaults: string[];
};

/**
 * Playwright's `test`, except that `goto` and `reload` wait for hydration, and that a hydration error fails the test.
 */
export const test = base.extend<Fixtures>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
  hydrationFaults: async ({}, use) => {
    const faults: string[] = [];
    await use(faults);
    expect(faults, "faults of hydration").toEqual([]);
  },
  page: async ({ page, javaScriptEnabled, hydrationFaults }, use) => {
    const hear = (text: string) => hydrationFault.test(text) && hydrationFaults.push(text);
    page.on("console", (line) => line.type() === "error" && hear(line.text()));
    page.on("pageerror", ({ message }) => hear(message));
    if (javaScriptEnabled !== false) {
      const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
      page.goto = async (...asked) => {
        const answer = await goto(...asked);
        await takenOver(page);
        return answer;
      };
      page.reload = async (...asked) => {
        const answer = await reload(...asked);
        await takenOver(page);
        return answer;
      };
    }
    await use(page);
  },
});

/** Waits until a server-rendered page is hydrated; clicks before that have no effect. */
export const takenOver = (page: Page): Promise<void> => page.locator("#page-state").waitFor({ state: "detached" });

/** Turns off server rendering, for stories that mock API calls in the browser. */
export const renderedByBrowser = (page: Page): Promise<void> =>
  page.setExtraHTTPHeaders({ "X-Page-Rendered-By": "browser" });
