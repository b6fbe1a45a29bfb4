import { useMemo } from "react";
import { useSearchParams } from "react-router-dom";
import { changeFilters, type Filters, noFilters, readFilters, writeFilters } from "./filters";

type FiltersInAddress = {
  filters: Filters;
  /** Changes filters or the sort, and goes to the first page. */
  change: (change: Partial<Omit<Filters, "page">>) => void;
  /** Takes all filters away and keeps the sort. */
  clear: () => void;
};

/** The address is the only place that holds the filters, so that a list can be shared and gone back to. */
export function useFilters(): FiltersInAddress {
  const [search, setSearch] = useSearchParams();
  const filters = useMemo(() => readFilters(search), [search]);
  // At once: a box whose state comes from the address would flicker back until the router has followed.
  const go = (next: Filters) => setSearch(writeFilters(next), { preventScrollReset: true, flushSync: true });
  return {
    filters,
    change: (change) => go(changeFilters(filters, change)),
    clear: () => go({ ...noFilters, sort: filters.sort }),
  };
}
