import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { expect, type Locator, type Page } from "@playwright/test";
import type axe from "axe-core";

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

const source = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/**
 * Fails if axe finds a serious or critical violation on the current page, naming each with its element. axe is injected
 * once per document, since that takes longer than a check.
 *
 * @param rules - Names of axe's rules; defaults to all.
 */
export async function expectAccessible(page: Page, rules: readonly string[] = []): Promise<void> {
  if (!(await page.evaluate(() => window.axe !== undefined))) await page.evaluate(source);
  await page.evaluate(comeToRest);
  expect(await page.evaluate(graveViolations, rules)).toEqual([]);
}

/** Elements fading in have low contrast until finished. Endless animations, such as a spinner's, are not waited for. */
async function comeToRest(): Promise<void> {
  for (;;) {
    const ending = document
      .getAnimations()
      .filter(({ effect, playState }) => playState === "running" && effect?.getTiming().iterations !== Infinity);
    if (ending.length === 0) return;
    // When one ends, another may start.
    await Promise.allSettled(ending.map(({ finished }) => finished));
  }
}

async function graveViolations(rules: readonly string[]): Promise<string[]> {
  if (!window.axe) throw new Error("axe is not on the page.");
  // A button that is enabled while axe runs would fade in meanwhile.
  const still = new CSSStyleSheet();
  still.replaceSync("*, ::before, ::after { transition: none !important }");
  document.adoptedStyleSheets.push(still);
  const { violations } = await window.axe.run(
    // The back office's toasts fade out while axe runs, and lose contrast.
    { exclude: [["[data-sonner-toaster]"]] },
    // No page has third-party frames, and only violations are needed.
    { resultTypes: ["violations"], iframes: false, ...(rules.length > 0 && { runOnly: [...rules] }) },
  );
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
  return violations
    .filter(({ impact }) => impact === "serious" || impact === "critical")
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(" ")).join(", ")}`);
}

/** On phones these buttons must be finger-sized: 44 px high and wide. */
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
