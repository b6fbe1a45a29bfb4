import { readItem, writeItem } from "@haat/web/browser-storage";
import { storedValue } from "@haat/web/stored-value";
import { useSyncExternalStore } from "react";

const key = "recent-searches";
/** More would be a list that nobody reads. */
const max = 6;

const none: readonly string[] = [];
const kept = storedValue([key], () => parseSearches(readItem("local", key)), none);

/** What was looked for in this browser, newest first. Nothing of it leaves the browser. */
export const useRecentSearches = (): readonly string[] => useSyncExternalStore(kept.subscribe, kept.get, kept.onServer);

export const rememberSearch = (text: string): void => change(withSearch(kept.get(), text));

export const removeSearch = (text: string): void => change(kept.get().filter((one) => one !== text));

/** Also after a logout: the next person at this browser must not read them. */
export const clearSearches = (): void => change(none);

/** The text comes first and once, whatever its case was the last time; blank text is no search. */
export function withSearch(searches: readonly string[], text: string): readonly string[] {
  const wanted = text.trim().replace(/\s+/g, " ");
  if (!wanted) return searches;
  const same = wanted.toLocaleLowerCase("en-IN");
  return [wanted, ...searches.filter((one) => one.toLocaleLowerCase("en-IN") !== same)].slice(0, max);
}

/** What storage holds, which anybody may have written. */
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
