import { elementAt, positionIn } from "./element-position";

const togglesIn = (container: Element) =>
  container.querySelectorAll<HTMLInputElement>("input[type=checkbox], input[type=radio]");

/** Positions of checkboxes and radio buttons in server-rendered markup that somebody has toggled before their code ran. */
export const toggledIn = (container: Element): number[][] =>
  [...togglesIn(container)]
    .filter(({ type, checked, defaultChecked }) =>
      type === "radio" ? checked && !defaultChecked : checked !== defaultChecked,
    )
    .map((toggle) => positionIn(container, toggle));

/** Resets them to what the server has rendered: React would take it for the state, and miss the next click. */
export function untoggle(container: Element): void {
  for (const toggle of togglesIn(container)) toggle.checked = toggle.defaultChecked;
}

/** Toggles them once more, when their code runs. */
export function toggleAgain(container: Element, toggled: readonly number[][]): void {
  for (const position of toggled) {
    const toggle = elementAt(container, position);
    if (toggle instanceof HTMLInputElement) toggle.click();
  }
}
