import { expect, type Locator } from "@playwright/test";

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
