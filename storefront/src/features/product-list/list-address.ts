import { type Filters, writeFilters } from "./filters";
import type { ListPlace } from "./list-place";

/** The query string of a list, from its `?`: a search's text first, then what narrows the list. */
export function listAddress(place: ListPlace, filters: Filters): string {
  const search = new URLSearchParams(place.kind === "search" ? { q: place.id } : {});
  for (const [name, value] of writeFilters(filters)) search.append(name, value);
  return `?${search}`;
}
