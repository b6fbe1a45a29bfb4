import { useCallback } from "react";
import { useSearchParams } from "react-router-dom";

type ChangeQuery = (change: (now: URLSearchParams) => URLSearchParams, how?: "push" | "replace") => void;

/**
 * The query of the address, and a way to change it. It is drawn at once: the router would draw it a moment later, and
 * whoever chose twice in that moment would lose the first choice.
 */
export function useAddressQuery(): [URLSearchParams, ChangeQuery] {
  const [query, setQuery] = useSearchParams();
  const change = useCallback<ChangeQuery>(
    (to, how = "push") => setQuery(to, { replace: how === "replace", flushSync: true }),
    [setQuery],
  );
  return [query, change];
}

/** A query with another value of one name; without it for null. */
export function withValue(query: URLSearchParams, name: string, value: string | null): URLSearchParams {
  const next = new URLSearchParams(query);
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
