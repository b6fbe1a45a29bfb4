import { type RefObject, useCallback, useRef } from "react";

/** Controls that do nothing before their code has loaded. Links, and buttons that submit a form, work without it. */
const controls = "button:not([type=submit]), input[type=checkbox], input[type=radio]";

/**
 * Keeps the last press of a control in server-rendered markup whose code has not loaded yet, and repeats it once the
 * part has rendered: otherwise the press would be lost. The control is found again by its position, since the part
 * renders the same elements as the server.
 */
export function usePressReplay(container: RefObject<HTMLElement | null>) {
  const pressed = useRef<number[] | null>(null);

  /** @returns whether the event was a press to be repeated. */
  const keepPress = useCallback(
    (event: Event): boolean => {
      const control = event.target instanceof Element ? event.target.closest(controls) : null;
      if (!control || !container.current) return false;
      // A checkbox would show a state that no code knows of.
      event.preventDefault();
      pressed.current = positionIn(container.current, control);
      return true;
    },
    [container],
  );

  const replayPress = useCallback((): void => {
    const position = pressed.current;
    pressed.current = null;
    if (!position || !container.current) return;
    const control = elementAt(container.current, position);
    if (control instanceof HTMLElement && control.matches(controls)) control.click();
  }, [container]);

  return { keepPress, replayPress };
}

/** The index of each ancestor among its siblings, outermost first. */
export function positionIn(container: Element, element: Element): number[] {
  const position: number[] = [];
  for (let one = element; one !== container && one.parentElement; one = one.parentElement) {
    position.unshift([...one.parentElement.children].indexOf(one));
  }
  return position;
}

const elementAt = (container: Element, position: readonly number[]): Element | undefined =>
  position.reduce<Element | undefined>((element, index) => element?.children[index], container);
