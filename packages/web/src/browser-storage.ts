/** `local` outlives the visit and is every tab's; `session` is this tab's. */
type Kind = "local" | "session";

const storages = { local: () => window.localStorage, session: () => window.sessionStorage };

/** What the browser keeps under a key; null when there is nothing. Browsers that forbid storage throw on touch: null. */
export function readItem(kind: Kind, key: string): string | null {
  try {
    return storages[kind]().getItem(key);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it with null. A browser that forbids storage, or has no room, just forgets. */
export function writeItem(kind: Kind, key: string, text: string | null): void {
  try {
    if (text === null) storages[kind]().removeItem(key);
    else storages[kind]().setItem(key, text);
  } catch {
    // As said above.
  }
}
