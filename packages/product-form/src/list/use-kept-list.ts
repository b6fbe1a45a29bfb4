import { readItem, writeItem } from "@haat/web/browser-storage";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { keptOfList, type ListChange, type ListSpec, readListState, withKept, withListChange } from "./list-state";
import { useAddressQuery } from "./use-address-query";

/** Storage key of a person's list on this screen. Null until the person is known. */
function useListMemory(personId: string | null) {
  const { pathname } = useLocation();
  const key = personId ? `haat-list ${personId} ${pathname}` : null;
  const keep = useCallback((kept: string) => key && writeItem("local", key, kept || null), [key]);
  return { read: () => (key && readItem("local", key)) ?? "", keep };
}

/**
 * A list's state, kept in the URL; rows per page, sorting and filters are also stored for the person's next visit.
 * `change({ page: 2 })` adds a history entry; `change({ search }, "replace")` does not. Pass a `spec` object that is
 * the same at each render, and the list's owner; null until known.
 */
export function useKeptList(spec: ListSpec, personId: string | null) {
  const [address, setParams] = useAddressQuery();
  const { read, keep } = useListMemory(personId);
  const params = useKept(address, () => withKept(address, read(), spec));
  const state = useMemo(() => readListState(params, spec), [params, spec]);
  const change = useCallback(
    (what: ListChange, how: "push" | "replace" = "push") =>
      setParams((now) => {
        const next = withListChange(now, what, spec);
        keep(keptOfList(next, spec));
        return next;
      }, how),
    [setParams, keep, spec],
  );
  return { state, change };
}

export type ListControl = ReturnType<typeof useKeptList>;

/**
 * The URL's query, or the completed one until the URL contains it, so that the list is not fetched twice. Once per
 * visit of a screen.
 */
function useKept(address: URLSearchParams, kept: () => URLSearchParams): URLSearchParams {
  const [, setQuery] = useSearchParams();
  const [wanted] = useState(kept);
  const isTaken = useRef(false);
  const isThere = address.toString() === wanted.toString();
  useEffect(() => {
    if (isTaken.current) return;
    if (isThere) isTaken.current = true;
    else setQuery(wanted, { replace: true });
  }, [isThere, wanted, setQuery]);
  return isTaken.current ? address : wanted;
}
