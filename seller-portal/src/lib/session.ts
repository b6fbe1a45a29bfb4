import { readItem, writeItem } from "@haat/web/browser-storage";
import { storageListeners } from "@haat/web/storage-listeners";
import { useSyncExternalStore } from "react";

const key = "sellerToken";

// Undefined until storage was read; never set on a server, where one process serves many people.
let current: string | null | undefined;
let left = false;
const { tell, subscribe } = storageListeners([key], () => {
  current = undefined;
});

/** Tells of logins and logouts, also those of other tabs. */
export const subscribeToSession = subscribe;

/** The token that the server gave last, sent raw. That there is one does not mean that the server still takes it. */
export function sellerToken(): string | null {
  if (typeof window === "undefined") return null;
  if (current === undefined) current = readItem("session", key) ?? readItem("local", key);
  return current;
}

/** @param remembered Whether the login outlives the browser's close. */
export function startSession(token: string, remembered: boolean): void {
  writeItem("local", key, remembered ? token : null);
  writeItem("session", key, remembered ? null : token);
  left = false;
  change(token);
}

/** @param byChoice The seller has logged out, and wants to be nowhere any more. */
export function endSession({ byChoice = false } = {}): void {
  writeItem("local", key, null);
  writeItem("session", key, null);
  left = byChoice;
  change(null);
}

/** Whether the last session ended because the seller logged out, in this tab. */
export const hasLeft = (): boolean => left;

export const useSession = (): string | null => useSyncExternalStore(subscribe, sellerToken, () => null);

function change(token: string | null): void {
  current = token;
  tell();
}
