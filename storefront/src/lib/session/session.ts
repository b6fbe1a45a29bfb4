import { readItem, writeItem } from "@haat/web/browser-storage";
import { userIdOf } from "./token-claims";

/** Who is logged in. `email` is the mobile number for shoppers who gave no e-mail address. */
export type Session = { token: string; email: string; userId: string };

const keys = { token: "token", email: "email" } as const;

// Undefined until local storage was read; never set on a server, where one process serves many people.
let current: Session | null | undefined;
const listeners = new Set<() => void>();

/** The session as of now; null for a guest and on a server. */
export function getSession(): Session | null {
  if (typeof window === "undefined") return null;
  if (current === undefined) current = readSession();
  return current;
}

export function startSession(token: string, email: string): void {
  writeItem("local", keys.token, token);
  writeItem("local", keys.email, email);
  change(toSession(token, email));
}

export function endSession(): void {
  writeItem("local", keys.token, null);
  writeItem("local", keys.email, null);
  change(null);
}

export function subscribeToSession(listener: () => void): () => void {
  if (listeners.size === 0) window.addEventListener("storage", readAgain);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener("storage", readAgain);
  };
}

// Another tab logged in or out.
function readAgain(event: StorageEvent): void {
  if (event.key === null || event.key === keys.token || event.key === keys.email) change(readSession());
}

function change(session: Session | null): void {
  current = session;
  for (const listener of listeners) listener();
}

function readSession(): Session | null {
  const token = readItem("local", keys.token);
  return token ? toSession(token, readItem("local", keys.email) ?? "") : null;
}

const toSession = (token: string, email: string): Session => ({ token, email, userId: userIdOf(token) ?? "me" });
