import { readItem, writeItem } from "@haat/web/browser-storage";
import { storedValue } from "@haat/web/stored-value";
import { useSyncExternalStore } from "react";
import { userIdOf } from "./token-claims";

/** The logged-in shopper. `email` is the mobile number for shoppers without an e-mail address. */
export type Session = { token: string; email: string; userId: string };

const keys = { token: "token", email: "email" } as const;

const kept = storedValue<Session | null>(Object.values(keys), readSession, null);

/** The current session; null for a guest and on a server. */
export const getSession = kept.get;

export function startSession(token: string, email: string): void {
  writeItem("local", keys.token, token);
  writeItem("local", keys.email, email);
  kept.set(toSession(token, email));
}

export function endSession(): void {
  writeItem("local", keys.token, null);
  writeItem("local", keys.email, null);
  kept.set(null);
}

function readSession(): Session | null {
  const token = readItem("local", keys.token);
  return token ? toSession(token, readItem("local", keys.email) ?? "") : null;
}

const toSession = (token: string, email: string): Session => ({ token, email, userId: userIdOf(token) ?? "me" });

/**
 * The logged-in shopper's session, or null; updates on login and logout, in other tabs too. A server renders for a
 * guest.
 */
export const useSession = (): Session | null => useSyncExternalStore(kept.subscribe, kept.get, kept.onServer);
