/** Choices of rows per page; the first is the default unless a list sets its own. */
export const pageSizes = [5, 10, 20, 50] as const;
export type PageSize = (typeof pageSizes)[number];

export type SortOrder = "asc" | "desc";

/** The state of a list, which is entirely in the URL. */
export type ListState = {
  page: number;
  limit: PageSize;
  search: string;
  /** Empty: the server's default order. */
  sort: string;
  order: SortOrder;
  /** By query parameter; empty strings if nothing is selected. */
  filters: Record<string, string>;
};

export type ListSpec = {
  /** Names of the filters, which are also their query parameters. */
  filters?: readonly string[];
  /** Default rows per page. */
  limit?: PageSize;
  sort?: string;
  order?: SortOrder;
};

/** A change of the list's state. Changes that affect which rows exist reset the page. */
export type ListChange = Partial<Omit<ListState, "filters">> & { filters?: Record<string, string> };

const usualLimit = ({ limit = pageSizes[0] }: ListSpec): PageSize => limit;

/** Parses a URL's query. Invalid values count as absent. */
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

/** The query after a change; other parameters stay, and defaults are omitted. */
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

/** Whether a search or a filter hides rows. */
export const isNarrowed = ({ search, filters }: ListState): boolean =>
  search.trim() !== "" || Object.values(filters).some((value) => value !== "");

const sorting = ["sort", "order"];

/** The part of a list's state that is stored for the next visit: rows per page, sorting and filters, as a query. */
export function keptOfList(params: URLSearchParams, { filters = [] }: ListSpec): string {
  const names = ["limit", ...sorting, ...filters];
  return new URLSearchParams([...params].filter(([name]) => names.includes(name))).toString();
}

/**
 * A query with the stored state applied. The URL takes precedence: a link with a page is used unchanged, and one that
 * searches, sorts, sizes or filters gets no stored filters.
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

/** A text as one of its allowed values; undefined for all others. */
export const oneOf = <Value extends string>(text: string | undefined, known: readonly Value[]): Value | undefined =>
  known.find((value) => value === text);

/** The value of a yes/no filter. */
export const yesOrNo = ["true", "false"] as const;
