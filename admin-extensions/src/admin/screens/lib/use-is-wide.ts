import { useCallback, useSyncExternalStore } from "react";

/** From this width: tables instead of cards, and a sidebar instead of the slide-in menu. */
const desktop = 700;

/** Whether the window is at least that many pixels wide; default: the desktop layout's width. */
export function useIsWide(from = desktop): boolean {
  const wide = `(min-width: ${from}px)`;
  const subscribe = useCallback(
    (listener: () => void): (() => void) => {
      const query = window.matchMedia(wide);
      query.addEventListener("change", listener);
      return () => query.removeEventListener("change", listener);
    },
    [wide],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => true,
  );
}
