import type { SortOrder } from "@haat/api-contract/catalog/schemas";
import type { ListPlace } from "./api/product-list.queries";

const sortLabels: Record<SortOrder, string> = {
  relevance: "Relevance",
  "price-asc": "Price: low to high",
  "price-desc": "Price: high to low",
  "rating-desc": "Customer rating",
};

/** A copy of the contract's sort orders, without its validator, which would enlarge the first load of a list. */
export const sortOrders: readonly SortOrder[] = ["relevance", "price-asc", "price-desc", "rating-desc"];

export const sortLabel = (order: SortOrder): string => sortLabels[order];

/** The filters of a product list. They are stored in the address, and the server applies them. */
export type Filters = {
  sort: SortOrder;
  brands: string[];
  /** Rupees; null if that end of the price filter is not set. */
  minPrice: number | null;
  maxPrice: number | null;
  /** Minimum number of stars; null for all. */
  rating: number | null;
  inStock: boolean;
  /** From 1. */
  page: number;
};

export const noFilters: Filters = {
  sort: "relevance",
  brands: [],
  minPrice: null,
  maxPrice: null,
  rating: null,
  inStock: false,
  page: 1,
};

/** Parses the filters from an address; invalid values are ignored. */
export function readFilters(search: URLSearchParams): Filters {
  const sort = sortOrders.find((order) => order === search.get("sort"));
  const minPrice = readAmount(search.get("minPrice"));
  const maxPrice = readAmount(search.get("maxPrice"));
  const crossed = minPrice !== null && maxPrice !== null && minPrice > maxPrice;
  return {
    sort: sort ?? noFilters.sort,
    brands: [...new Set(search.getAll("brand").filter(Boolean))].slice(0, 50),
    minPrice: crossed ? null : minPrice,
    maxPrice: crossed ? null : maxPrice,
    rating: readWhole(search.get("rating"), 1, 5),
    inStock: search.get("inStock") === "true",
    page: readWhole(search.get("page"), 1, 1_000_000) ?? 1,
  };
}

/** Writes the filters into an address; default values are omitted. */
export function writeFilters(filters: Filters): URLSearchParams {
  const search = new URLSearchParams();
  if (filters.sort !== noFilters.sort) search.set("sort", filters.sort);
  for (const brand of filters.brands) search.append("brand", brand);
  if (filters.minPrice !== null) search.set("minPrice", String(filters.minPrice));
  if (filters.maxPrice !== null) search.set("maxPrice", String(filters.maxPrice));
  if (filters.rating !== null) search.set("rating", String(filters.rating));
  if (filters.inStock) search.set("inStock", "true");
  if (filters.page > 1) search.set("page", String(filters.page));
  return search;
}

/** Changing anything but the page goes back to the first page. */
export const changeFilters = (filters: Filters, change: Partial<Omit<Filters, "page">>): Filters => ({
  ...filters,
  ...change,
  page: 1,
});

/** No filters, with the current sort order. */
export const withoutFilters = ({ sort }: Filters): Filters => ({ ...noFilters, sort });

/** Number of active filters, without sort order and page. */
export const filterCount = ({ brands, minPrice, maxPrice, rating, inStock }: Filters): number =>
  brands.length + (minPrice !== null || maxPrice !== null ? 1 : 0) + (rating !== null ? 1 : 0) + (inStock ? 1 : 0);

function readWhole(text: string | null, min: number, max: number): number | null {
  if (!text || !/^\d{1,9}$/.test(text)) return null;
  const value = Number(text);
  return value >= min && value <= max ? value : null;
}

const readAmount = (text: string | null): number | null =>
  text && /^\d{1,12}(\.\d{1,2})?$/.test(text) ? Number(text) : null;

/** The query string of a list, starting with `?`: a search's text first, then the filters. */
export function listAddress(place: ListPlace, filters: Filters): string {
  const search = new URLSearchParams(place.kind === "search" ? { q: place.id } : {});
  for (const [name, value] of writeFilters(filters)) search.append(name, value);
  return `?${search}`;
}
