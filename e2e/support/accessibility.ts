import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

/** Fails when axe finds a serious or critical violation on the page as it is now, naming each with its element. */
export async function expectAccessible(page: Page): Promise<void> {
  await page.evaluate(comeToRest);
  // No page has frames of others: axe may work in the page itself, and need not tell what is well.
  // The back office's toasts fade away while axe looks, and are as pale as they are gone.
  const axe = new AxeBuilder({ page })
    .setLegacyMode()
    .exclude("[data-sonner-toaster]")
    .options({ resultTypes: ["violations"] });
  const { violations } = await axe.analyze();
  const grave = violations.filter(({ impact }) => impact === "serious" || impact === "critical");
  const told = grave.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(", ")}`);
  expect(told).toEqual([]);
}

/** What fades in is pale until it is there. Animations without an end, a spinner's for one, are not waited for. */
async function comeToRest(): Promise<void> {
  const ending = document.getAnimations().filter(({ effect }) => effect?.getTiming().iterations !== Infinity);
  await Promise.allSettled(ending.map(({ finished }) => finished));
}
