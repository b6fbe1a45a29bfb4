import { test as base, expect, type Page } from "@playwright/test";

/** What React says, in the words of its two builds, when a page is not what the server has rendered. */
const hydrationFault = /hydrat|did not match|Minified React error #(?:418|419|42[0-5])\b/i;

type Fixtures = {
  /** What went wrong when pages were taken over; a story that ends with any has failed. */
  hydrationFaults: string[];
};

/** Playwright's own, with pages that can be used as soon as they are open, and no fault of hydration left unseen. */
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

/** Waits until a page that the server has rendered can be used: what is pressed before goes nowhere. */
export const takenOver = (page: Page): Promise<void> => page.locator("#page-state").waitFor({ state: "detached" });

/** From now on the browser renders the pages: for stories that answer its calls themselves. */
export const renderedByBrowser = (page: Page): Promise<void> =>
  page.setExtraHTTPHeaders({ "X-Page-Rendered-By": "browser" });
