import { readItem, writeItem } from "@haat/web/browser-storage";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useSearchParams } from "react-router-dom";
import { keptOfList, type ListChange, type ListSpec, readListState, withKept, withListChange } from "./list-state";
import { useAddressQuery } from "./use-address-query";

/** What this browser keeps of a person's list on this screen. Nothing before it is known who they are: null. */
function useListMemory(personId: string | null) {
  const { pathname } = useLocation();
  const key = personId ? `haat-list ${personId} ${pathname}` : null;
  const keep = useCallback((kept: string) => key && writeItem("local", key, kept || null), [key]);
  return { read: () => (key && readItem("local", key)) ?? "", keep };
}

/**
 * What a list shows, kept in the address; rows a page, sorting and filters also for the person's next visit.
 * `change({ page: 2 })` is a step that Back undoes; `change({ search }, "replace")` is one that it does not. Give the same
 * `spec` object at each drawing, and whose list it is; null before that is known.
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

/** The address, and until it says what was kept, that: the list is not read twice. Once for each visit of a screen. */
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
