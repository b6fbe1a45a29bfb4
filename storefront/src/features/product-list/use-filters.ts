import { useLayoutEffect, useMemo, useRef } from "react";
import { useNavigate, useSearchParams } from "react-router-dom";
import type { ListPlace } from "./api/product-list.queries";
import { changeFilters, type Filters, listAddress, readFilters, withoutFilters } from "./filters";

type FiltersInAddress = {
  filters: Filters;
  /** Changes filters or sort order, and goes to the first page. */
  change: (change: Partial<Omit<Filters, "page">>) => void;
  /** Removes all filters and keeps the sort order. */
  clear: () => void;
  /** Searches for another text, with these filters. */
  searchFor: (text: string, filters: Filters) => void;
};

/** The filters are stored only in the address, so that a list can be shared and the back button works. */
export function useFilters(place: ListPlace): FiltersInAddress {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const filters = useMemo(() => readFilters(search), [search]);
  // A price change is debounced; it must not undo filters that were changed meanwhile.
  const latest = useRef(filters);
  useLayoutEffect(() => {
    latest.current = filters;
  }, [filters]);
  const go = (next: Filters) => {
    latest.current = next;
    // Synchronously: a checkbox controlled by the address would flicker until the router has updated.
    navigate({ search: listAddress(place, next) }, { preventScrollReset: true, flushSync: true });
  };
  return {
    filters,
    change: (change) => go(changeFilters(latest.current, change)),
    clear: () => go(withoutFilters(latest.current)),
    searchFor: (text, next) => {
      latest.current = next;
      navigate(
        { search: listAddress({ kind: "search", id: text }, next) },
        { preventScrollReset: true, flushSync: true },
      );
    },
  };
}
