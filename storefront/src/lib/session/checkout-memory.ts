import { readItem, writeItem } from "@haat/web/browser-storage";

/** Session storage keys of what a checkout keeps across a reload. */
export const checkoutMemory = { draft: "checkout-draft", attempt: "checkout-attempt" } as const;

/** Clears the typed address and the last order attempt: the next user of this browser must not see them. */
export function clearCheckout(): void {
  for (const key of Object.values(checkoutMemory)) saveInTab(key, null);
}

/** Reads a value stored in this tab; null if there is none, or if storage is blocked or the value is invalid. */
export function savedInTab(key: string): unknown {
  try {
    return JSON.parse(readItem("session", key) ?? "null");
  } catch {
    return null;
  }
}

/** Stores a value in this tab; null removes it. */
export const saveInTab = (key: string, value: unknown): void =>
  writeItem("session", key, value === null ? null : JSON.stringify(value));
