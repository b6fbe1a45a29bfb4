import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const { source } = createRequire(import.meta.url)("axe-core") as typeof axe;

/**
 * Fails when axe finds a serious or critical violation on the page as it is now, naming each with its element. axe is
 * put into a document once: that takes longer than a look.
 *
 * @param rules - Names of axe's rules; all, where none is given.
 */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  await page.evaluate(comeToRest);
  expect(await page.evaluate(graveViolations, rules)).toEqual([]);
}

/** What fades in is pale until it is there. Animations without an end, a spinner's for one, are not waited for. */
async function comeToRest(): Promise<void> {
  for (;;) {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === "running" && effect?.getTiming().iterations !== Infinity);
    if (ending.length === 0) return;
    // The end of one may begin another.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}

async function graveViolations(rules: readonly string[]): Promise<string[]> {
  if (!window.axe) throw new Error("axe is not on the page.");
  const { violations } = await window.axe.run(
    // The back office's toasts fade away while axe looks, and are as pale as they are gone.
    { exclude: [["[data-sonner-toaster]"]] },
    // No page has frames of others, and what is well need not be told.
    { resultTypes: ["violations"], iframes: false, ...(rules.length > 0 && { runOnly: [...rules] }) },
  );
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** On phones these buttons are as large as a finger needs: 44 px high and wide. */
export async function expectFingerSized(buttons: Locator): Promise<void> {
  if ((buttons.page().viewportSize()?.width ?? 0) >= 700) return;
  await expect(buttons).not.toHaveCount(0);
  const small = await buttons.evaluateAll((all) =>
    all
      // Without what still slides or grows, as the page lays it out.
      .filter(
        (one): one is HTMLElement => one instanceof HTMLElement && (one.offsetWidth < 44 || one.offsetHeight < 44),
      )
      .map((one) => one.ariaLabel ?? one.innerText),
  );
  expect(small).toEqual([]);
}
