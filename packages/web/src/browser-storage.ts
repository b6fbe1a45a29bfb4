/** `local` persists and is shared by all tabs; `session` belongs to this tab. */
type Kind = "local" | "session";

const storages = { local: () => window.localStorage, session: () => window.sessionStorage };

/** The stored value of a key; null if there is none. Browsers that block storage throw on access: null. */
export function readItem(kind: Kind, key: string): string | null {
  try {
    return storages[kind]().getItem(key);
  } catch {
    return null;
  }
}

/** Stores a text, or removes it with null. Does nothing if storage is blocked or full. */
export function writeItem(kind: Kind, key: string, text: string | null): void {
  try {
    if (text === null) storages[kind]().removeItem(key);
    else storages[kind]().setItem(key, text);
  } catch {
    // Blocked or full: see above.
  }
}
