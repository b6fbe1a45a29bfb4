import { useSyncExternalStore } from "react";

/**
 * Code that needs a logged-in shopper awaits a login here: `if (!(await promptLogin())) return;`. The dialog, wherever
 * it is rendered, resolves it, so that the shopper's action continues after the login.
 */
let waiting: ((loggedIn: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** Opens the login dialog; resolves to true after a login, and to false if the dialog is closed without one. */
export function promptLogin(): Promise<boolean> {
  return new Promise((resolve) => change([...waiting, resolve]));
}

export function settleLogin(loggedIn: boolean): void {
  const settled = waiting;
  change([]);
  for (const resolve of settled) resolve(loggedIn);
}

export const useLoginPromptOpen = (): boolean => useSyncExternalStore(subscribe, isOpen, () => false);

const isOpen = () => waiting.length > 0;

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: typeof waiting): void {
  waiting = next;
  for (const listener of listeners) listener();
}
