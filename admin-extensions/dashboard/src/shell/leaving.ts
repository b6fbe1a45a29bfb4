import { useSyncExternalStore } from "react";

/** Somebody has logged out and reads the toast: the guard does not send them elsewhere meanwhile. */
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
