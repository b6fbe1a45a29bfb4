import { readItem, writeItem } from "@haat/web/browser-storage";
import { storedValue } from "@haat/web/stored-value";
import { useSyncExternalStore } from "react";

const key = "sellerToken";

const kept = storedValue([key], (): string | null => readItem("session", key) ?? readItem("local", key), null);
let left = false;

/** Tells of logins and logouts, also those of other tabs. */
export const subscribeToSession = kept.subscribe;

/** The token that the server gave last, sent raw. That there is one does not mean that the server still takes it. */
export const sellerToken = kept.get;

/** @param remembered Whether the login outlives the browser's close. */
export function startSession(token: string, remembered: boolean): void {
  writeItem("local", key, remembered ? token : null);
  writeItem("session", key, remembered ? null : token);
  left = false;
  kept.set(token);
}

/** @param byChoice The seller has logged out, and wants to be nowhere any more. */
export function endSession({ byChoice = false } = {}): void {
  writeItem("local", key, null);
  writeItem("session", key, null);
  left = byChoice;
  kept.set(null);
}

/** Whether the last session ended because the seller logged out, in this tab. */
export const hasLeft = (): boolean => left;

export const useSession = (): string | null => useSyncExternalStore(kept.subscribe, kept.get, kept.onServer);
