import { readItem, writeItem } from "@haat/web/browser-storage";

/** Session storage's keys of what a checkout remembers across a reload. */
export const checkoutMemory = { draft: "checkout-draft", attempt: "checkout-attempt" } as const;

/** Forgets the typed address and the last attempt: the next person at this browser must not read them. */
export function clearCheckout(): void {
  for (const key of Object.values(checkoutMemory)) saveInTab(key, null);
}

/** What was kept in this tab under a key; null when there is nothing, or storage is forbidden or unreadable. */
export function savedInTab(key: string): unknown {
  try {
    return JSON.parse(readItem("session", key) ?? "null");
  } catch {
    return null;
  }
}

/** Keeps something in this tab, or forgets it with null. */
export const saveInTab = (key: string, value: unknown): void =>
  writeItem("session", key, value === null ? null : JSON.stringify(value));
