import { readItem, writeItem } from "@haat/web/browser-storage";
import { storedValue } from "@haat/web/stored-value";
import { useSyncExternalStore } from "react";

const key = "recent-searches";
/** Nobody would read a longer list. */
const max = 6;

const none: readonly string[] = [];
const kept = storedValue([key], () => parseSearches(readItem("local", key)), none);

/** Searches made in this browser, newest first. The list never leaves the browser. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(kept.subscribe, kept.get, kept.onServer);

export const rememberSearch = (text: string): void => change(withSearch(kept.get(), text));

export const removeSearch = (text: string): void => change(kept.get().filter((one) => one !== text));

/** Also called on logout: the next user of this browser must not see them. */
export const clearSearches = (): void => change(none);

/** Puts the text first and removes its duplicates, ignoring case; ignores blank text. */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().replace(/\s+/g, " ");
  if (!wanted) return searches;
  const same = wanted.toLocaleLowerCase("en-IN");
  return [wanted, ...searches.filter((one) => one.toLocaleLowerCase("en-IN") !== same)].slice(0, max);
}

/** Parses the stored list, which may be invalid. */
export function parseSearches(stored: string | null): readonly string[] {
  try {
    const list: unknown = JSON.parse(stored ?? "[]");
    return Array.isArray(list) ? list.filter((one): one is string => typeof one === "string").slice(0, max) : none;
  } catch {
    return none;
  }
}

function change(next: readonly string[]): void {
  writeItem("local", key, next.length > 0 ? JSON.stringify(next) : null);
  kept.set(next);
}
