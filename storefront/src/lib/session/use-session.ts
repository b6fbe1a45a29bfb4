import { useSyncExternalStore } from "react";
import { getSession, type Session, subscribeToSession } from "./session";

const guest = () => null;

/** The logged-in shopper, or null; follows login and logout, in other tabs too. A server renders for a guest. */
export const useSession = (): Session | null => useSyncExternalStore(subscribeToSession, getSession, guest);
