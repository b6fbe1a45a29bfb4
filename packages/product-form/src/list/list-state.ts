/** Rows per page that may be chosen; the first is the usual one where a list does not say another. */
export const pageSizes = [5, 10, 20, 50] as const;
export type PageSize = (typeof pageSizes)[number];

export type SortOrder = "asc" | "desc";

/** What a list shows: all of it lives in the address. */
export type ListState = {
  page: number;
  limit: PageSize;
  search: string;
  /** Empty: as the server sorts by itself. */
  sort: string;
  order: SortOrder;
  /** By the name that the address has; empty strings where nothing is chosen. */
  filters: Record<string, string>;
};

export type ListSpec = {
  /** Names of the filters; they stand in the address under these names. */
  filters?: readonly string[];
  /** Rows per page before others are chosen. */
  limit?: PageSize;
  sort?: string;
  order?: SortOrder;
};

/** A change of what is shown. Whatever changes the rows that there are leads back to the first page. */
export type ListChange = Partial<Omit<ListState, "filters">> & { filters?: Record<string, string> };

const usualLimit = ({ limit = pageSizes[0] }: ListSpec): PageSize => limit;

/** Reads an address. What makes no sense counts as not there. */
export function readListState(params: URLSearchParams, spec: ListSpec): ListState {
  const page = Number(params.get("page") ?? "");
  const limit = pageSizes.find((size) => String(size) === params.get("limit"));
  const order = params.get("order");
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: limit ?? usualLimit(spec),
    search: params.get("search") ?? "",
    sort: params.get("sort") ?? spec.sort ?? "",
    order: order === "asc" || order === "desc" ? order : (spec.order ?? "desc"),
    filters: Object.fromEntries((spec.filters ?? []).map((name) => [name, params.get(name) ?? ""])),
  };
}

/** The address after a change; other parts of it stay as they are, and what is usual is left out. */
export function withListChange(params: URLSearchParams, change: ListChange, spec: ListSpec): URLSearchParams {
  const before = readListState(params, spec);
  const sameRows = Object.keys(change).every((key) => key === "page");
  const after: ListState = {
    ...before,
    ...(sameRows ? {} : { page: 1 }),
    ...change,
    filters: { ...before.filters, ...change.filters },
  };
  const next = new URLSearchParams(params);
  const put = (name: string, value: string, usual: string) =>
    value === usual ? next.delete(name) : next.set(name, value);
  put("page", String(after.page), "1");
  put("limit", String(after.limit), String(usualLimit(spec)));
  put("search", after.search, "");
  put("sort", after.sort, spec.sort ?? "");
  put("order", after.order, spec.order ?? "desc");
  for (const [name, value] of Object.entries(after.filters)) put(name, value, "");
  return next;
}

const sorting = ["sort", "order"];

/** What a list goes on with at the next visit: rows a page, sorting and filters, as part of an address. */
export function keptOfList(params: URLSearchParams, { filters = [] }: ListSpec): string {
  const names = ["limit", ...sorting, ...filters];
  return new URLSearchParams([...params].filter(([name]) => names.includes(name))).toString();
}

/**
 * An address with what was kept of the last visit. What the address says wins: a link to one page of a list is followed
 * as it is, and one that narrows or sorts the list by itself is not narrowed further.
 */
export function withKept(params: URLSearchParams, kept: string, { filters = [] }: ListSpec): URLSearchParams {
  const says = (names: readonly string[]) => names.some((name) => params.has(name));
  if (says(["page"])) return params;
  const open = [
    ...(says(["limit"]) ? [] : ["limit"]),
    ...(says(sorting) ? [] : sorting),
    ...(says(["limit", "search", ...sorting, ...filters]) ? [] : filters),
  ];
  const next = new URLSearchParams(params);
  for (const [name, value] of new URLSearchParams(kept)) if (open.includes(name)) next.set(name, value);
  return next;
}

/** A text of the address as one of the values that it may have; undefined for everything else. */
export const oneOf = <Value extends string>(text: string | undefined, known: readonly Value[]): Value | undefined =>
  known.find((value) => value === text);

/** What a filter by yes or no says. */
export const yesOrNo = ["true", "false"] as const;
