/** Session storage's keys of what a checkout remembers across a reload. */
export const checkoutMemory = { draft: "checkout-draft", attempt: "checkout-attempt" } as const;

/** Forgets the typed address and the last attempt: the next person at this browser must not read them. */
export function forgetCheckout(): void {
  for (const key of Object.values(checkoutMemory)) keepInTab(key, null);
}

/** What was kept in this tab under a key; null when there is nothing, or storage is forbidden or unreadable. */
export function keptInTab(key: string): unknown {
  try {
    const text = window.sessionStorage.getItem(key);
    return text === null ? null : JSON.parse(text);
  } catch {
    return null;
  }
}

/** Keeps something in this tab, or forgets it with null. */
export function keepInTab(key: string, value: unknown): void {
  try {
    if (value === null) window.sessionStorage.removeItem(key);
    else window.sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // A browser that forbids storage just forgets.
  }
}
