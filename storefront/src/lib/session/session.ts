import { readItem, writeItem } from "@haat/web/browser-storage";
import { storageListeners } from "@haat/web/storage-listeners";
import { useSyncExternalStore } from "react";
import { userIdOf } from "./token-claims";

/** Who is logged in. `email` is the mobile number for shoppers who gave no e-mail address. */
export type Session = { token: string; email: string; userId: string };

const keys = { token: "token", email: "email" } as const;

// Undefined until local storage was read; never set on a server, where one process serves many people.
let current: Session | null | undefined;
const { tell, subscribe } = storageListeners(Object.values(keys), () => {
  current = undefined;
});

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

/** Tells of logins and logouts, also those of other tabs. */
const subscribeToSession = subscribe;

function change(session: Session | null): void {
  current = session;
  tell();
}

function readSession(): Session | null {
  const token = readItem("local", keys.token);
  return token ? toSession(token, readItem("local", keys.email) ?? "") : null;
}

const toSession = (token: string, email: string): Session => ({ token, email, userId: userIdOf(token) ?? "me" });

const guest = () => null;

/** The logged-in shopper, or null; follows login and logout, in other tabs too. A server renders for a guest. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeToSession, getSession, guest);
