import type { RouteName } from "@haat/api-contract/routes";

type Parts = { params: unknown; query: unknown };

/** Calls whose answer does not depend on the path parameter. */
const sameAs: Partial<Record<RouteName, RouteName>> = { listTrendingNamed: "listTrending" };

function plain(name: string, value: unknown): unknown {
  if (Array.isArray(value)) return [...new Set(value.map(String))].sort();
  // The search ignores case and surrounding blanks.
  return name === "search" && typeof value === "string" ? value.trim().toLowerCase() : value;
}

/** Sorts the fields and drops those that are undefined. */
const fields = (part: unknown): [string, unknown][] =>
  Object.entries({ ...(part as object | undefined) })
    .filter(([, value]) => value !== undefined)
    .map(([name, value]): [string, unknown] => [name, plain(name, value)])
    .sort(([one], [other]) => (one < other ? -1 : 1));

/**
 * One cache key for all spellings of one request. It is made from what the contract parsed, so unknown parameters,
 * another order, repeated values or `07` for `7` neither miss the cache nor fill it.
 */
export function cacheKey(name: RouteName, { params, query }: Parts): string {
  const alias = sameAs[name];
  if (alias) return JSON.stringify([alias, [], fields(query)]);
  return JSON.stringify([name, fields(params), fields(query)]);
}
