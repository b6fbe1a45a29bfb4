import { useCallback, useMemo } from "react";
import { useAddressQuery } from "../lib/use-address-query";
import { type ListChange, type ListSpec, readListState, withListChange } from "./list-state";

/**
 * What a list shows, kept in the address. `change({ page: 2 })` is a step that Back undoes; `change({ search }, "replace")`
 * is one that it does not. Give the same `spec` object at each drawing.
 */
export function useListState(spec: ListSpec) {
  const [params, setParams] = useAddressQuery();
  const state = useMemo(() => readListState(params, spec), [params, spec]);
  const change = useCallback(
    (what: ListChange, how: "push" | "replace" = "push") => setParams((now) => withListChange(now, what, spec), how),
    [setParams, spec],
  );
  return { state, change };
}

export type ListControl = ReturnType<typeof useListState>;
