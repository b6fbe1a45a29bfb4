import { useSyncExternalStore } from "react";

/** Set during a logout while its toast is shown: the guard must not redirect meanwhile. */
let leaving = false;
const listeners = new Set<() => void>();

export function beginLeaving(): void {
  leaving = true;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useLeaving = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => leaving,
    () => false,
  );
