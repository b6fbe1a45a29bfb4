import { readItem, writeItem } from "@haat/web/browser-storage";
import { storedValue } from "@haat/web/stored-value";
import { useSyncExternalStore } from "react";

const key = "sellerToken";

const kept = storedValue([key], (): string | null => readItem("session", key) ?? readItem("local", key), null);
let left = false;

/** Notifies of logins and logouts, also in other tabs. */
export const subscribeToSession = kept.subscribe;

/** The latest token from the server, sent unchanged. It may no longer be valid. */
export const sellerToken = kept.get;

/** @param remembered Whether the login survives the browser's close. */
export function startSession(token: string, remembered: boolean): void {
  writeItem("local", key, remembered ? token : null);
  writeItem("session", key, remembered ? null : token);
  left = false;
  kept.set(token);
}

/** @param byChoice The seller has logged out and wants to stay logged out. */
export function endSession({ byChoice = false } = {}): void {
  writeItem("local", key, null);
  writeItem("session", key, null);
  left = byChoice;
  kept.set(null);
}

/** Whether the last session ended by a logout in this tab. */
export const hasLeft = (): boolean => left;

export const useSession = (): string | null => useSyncExternalStore(kept.subscribe, kept.get, kept.onServer);
