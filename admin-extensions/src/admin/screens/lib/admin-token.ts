import { readItem, writeItem } from "@haat/web/browser-storage";

/** Shared with the engine's admin at /app, so that one login serves both. */
const key = "adminToken";

const listeners = new Set<() => void>();

/** The token that the server gave last, sent raw. That there is one does not mean that the server still takes it. */
export const adminToken = (): string | null => (typeof window === "undefined" ? null : readItem("local", key));

export function keepAdminToken(token: string): void {
  writeItem("local", key, token);
  tell();
}

export function forgetAdminToken(): void {
  writeItem("local", key, null);
  tell();
}

/** Tells of logins and logouts, also those of other tabs. */
export function subscribeToAdminToken(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", heardOfAnotherTab);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", heardOfAnotherTab);
  };
}

function heardOfAnotherTab(event: StorageEvent): void {
  if (event.key === null || event.key === key) tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
