/** Set by `start.ts`, which shares no code with the app: that would be one more request. */
const mark = "data-pressed-early";

/** Takes the control or form that somebody pressed before its code was there. */
export function takeEarlyPress(root: Element): Element | null {
  const pressed = root.querySelector(`[${mark}]`);
  // React would find an attribute that it has not rendered.
  pressed?.removeAttribute(mark);
  return pressed;
}

/** Repeats the press; hydration keeps the elements. */
export function repeatPress(pressed: Element | null): void {
  if (pressed instanceof HTMLFormElement) pressed.requestSubmit();
  else if (pressed instanceof HTMLElement) pressed.click();
}
