import { useLayoutEffect, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { ListPlace } from "./api/product-list.queries";
import { changeFilters, type Filters, listAddress, readFilters, withoutFilters } from "./filters";

type FiltersInAddress = {
  filters: Filters;
  /** Changes filters or the sort, and goes to the first page. */
  change: (change: Partial<Omit<Filters, "page">>) => void;
  /** Takes all filters away and keeps the sort. */
  clear: () => void;
};

/** The address is the only place that holds the filters, so that a list can be shared and gone back to. */
export function useFilters(place: ListPlace): FiltersInAddress {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(search), [search]);
  // A moved price counts after a rest; what was ticked meanwhile must not be undone by it.
  const latest = useRef(filters);
  useLayoutEffect(() => {
    latest.current = filters;
  }, [filters]);
  const go = (next: Filters) => {
    latest.current = next;
    // At once: a box whose state comes from the address would flicker back until the router has followed.
    navigate({ search: listAddress(place, next) }, { preventScrollReset: true, flushSync: true });
  };
  return {
    filters,
    change: (change) => go(changeFilters(latest.current, change)),
    clear: () => go(withoutFilters(latest.current)),
  };
}
