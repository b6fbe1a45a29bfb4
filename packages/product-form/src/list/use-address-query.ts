import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

type ChangeQuery = (change: (now: URLSearchParams) => URLSearchParams, how?: "push" | "replace") => void;

/**
 * The URL's query, and a setter. The new query is rendered at once: the router would render it later, and a second
 * change in between would overwrite the first.
 */
export function useAddressQuery(): [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback<ChangeQuery>(
    (to, how = "push") => setQuery(to, { replace: how === "replace", flushSync: true }),
    [setQuery],
  );
  return [query, change];
}

/** The query with one parameter changed, or removed by null. */
export function withValue(query: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
