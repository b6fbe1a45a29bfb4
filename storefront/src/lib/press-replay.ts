import { type RefObject, useCallback, useRef } from "react";
import { elementAt, positionIn } from "./element-position";

/**
 * Controls that do nothing before their code has loaded. Links, and buttons that submit a form, work without it, and
 * `KeptInput` remembers what was toggled.
 */
const controls = "button:not([type=submit])";
/** A form that only its code can submit. */
const scriptedForm = "form:not([action])";

/**
 * Keeps the last press of a control in server-rendered markup whose code has not loaded yet, or the last submission of
 * a form that needs code, and repeats it once the part has rendered: otherwise it would be lost.
 */
export function usePressReplay(container: RefObject<HTMLElement | null>) {
  const pressed = useRef<number[] | null>(null);

  const keepPress = useCallback(
    (event: Event): void => {
      const wanted = event.type === "submit" ? scriptedForm : controls;
      const control = event.target instanceof Element ? event.target.closest(wanted) : null;
      if (!control || !container.current) return;
      // A form would load the page again.
      event.preventDefault();
      pressed.current = positionIn(container.current, control);
    },
    [container],
  );

  const replayPress = useCallback((): void => {
    const position = pressed.current;
    pressed.current = null;
    if (!position || !container.current) return;
    repeatPress(elementAt(container.current, position));
  }, [container]);

  return { keepPress, replayPress };
}

/** Set by `start.ts`, which shares no code with the app: that would be one more request. */
const mark = "data-pressed-early";

/** Takes the control or form that somebody pressed before the app's own code was there. */
export function takeEarlyPress(root: Element): Element | null {
  const pressed = root.querySelector(`[${mark}]`);
  // React would find an attribute that it has not rendered.
  pressed?.removeAttribute(mark);
  return pressed;
}

export function repeatPress(control: Element | null | undefined): void {
  if (control instanceof HTMLFormElement) control.requestSubmit();
  else if (control instanceof HTMLElement && control.matches(controls)) control.click();
}
