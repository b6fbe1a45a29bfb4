import path from "node:path";
import type { Page } from "@playwright/test";
import { answerCalls } from "./answered-calls";
import { test } from "./filled-shop";
import { pictures } from "./pictures";
import { screens } from "./screens";

/** No test of its own worth: it makes the pictures that people look at, and fails where a state can't be reached. */
for (const { name, path: address, loggedIn, calls = [], states } of screens) {
  for (const [state, { shows, calls: how, act, windowOnly }] of Object.entries(states)) {
    test(`${name}: ${state}`, async ({ page, shop }, { project }) => {
      if (loggedIn) await logIn(page, shop.shopper);
      if (how) await answerCalls(page, calls, how);
      await page.goto(typeof address === "string" ? address : address(shop));
      if (act) await act(page, shop);
      await page.getByText(shows).filter({ visible: true }).first().waitFor();
      await allPicturesLoaded(page);
      await page.screenshot({
        path: path.join(pictures, name, `${state}-${project.name}.png`),
        fullPage: !windowOnly,
        animations: "disabled",
      });
    });
  }
}

const logIn = (page: Page, shopper: { email: string; token: string }) =>
  page.addInitScript(({ email, token }) => {
    localStorage.setItem("token", token);
    localStorage.setItem("email", email);
  }, shopper);

/** Also those below the fold, which a page that nobody scrolls would never load. */
const allPicturesLoaded = (page: Page) =>
  page.evaluate(async () => {
    await document.fonts.ready;
    const ready = Array.from(document.images).map((image) => {
      image.loading = "eager";
      return image.decode().catch(() => undefined);
    });
    const most = new Promise((done) => setTimeout(done, 5_000));
    await Promise.race([Promise.all(ready), most]);
  });
