import { useSyncExternalStore } from "react";

/**
 * Anything that needs a logged-in shopper asks here and waits: `if (!(await promptLogin())) return;`. The dialog,
 * wherever it is drawn, settles the question. So what somebody was about to do goes on after the login.
 */
let waiting: ((loggedIn: boolean) => void)[] = [];
const listeners = new Set<() => void>();

/** Opens the login dialog; answers true after a login and false when the dialog was closed without one. */
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
