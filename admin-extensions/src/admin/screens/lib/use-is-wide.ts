import { useSyncExternalStore } from "react";

/** From here on tables instead of cards, and a sidebar instead of the slide-in menu. */
const wide = "(min-width: 700px)";

const subscribe = (listener: () => void): (() => void) => {
  const query = window.matchMedia(wide);
  query.addEventListener("change", listener);
  return () => query.removeEventListener("change", listener);
};

/** Whether the window is wide enough for the desktop's layout. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => window.matchMedia(wide).matches,
    () => true,
  );
