import { readItem, writeItem } from "@haat/web/browser-storage";
import { storageListeners } from "@haat/web/storage-listeners";

/** Shared with the engine's admin at /app, so that one login serves both. */
const key = "adminToken";

const { notify, subscribe } = storageListeners([key]);

/** Notifies of logins and logouts, also in other tabs. */
export const subscribeToAdminToken = subscribe;

/** The latest token from the server, sent unchanged. It may no longer be valid. */
export const adminToken = (): string | null => (typeof window === "undefined" ? null : readItem("local", key));

export function saveAdminToken(token: string): void {
  writeItem("local", key, token);
  notify();
}

export function clearAdminToken(): void {
  writeItem("local", key, null);
  notify();
}
