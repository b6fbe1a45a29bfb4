import { productSorts, productStocks } from "@haat/api-contract/product/words";
import { productApprovals } from "@haat/api-contract/seller-product/words";

const oneOf = <Value extends string>(text: string | null, known: readonly Value[]): Value | undefined =>
  known.find((value) => value === text);

/** Rows of a page. */
export const pageSize = 20;

/** What the list shows, read from the address; what makes no sense there counts as not there. */
export function readAddress(params: URLSearchParams) {
  const page = Number(params.get("page") ?? "1");
  return {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    limit: pageSize,
    search: params.get("search")?.trim() || undefined,
    status: oneOf(params.get("status"), ["true", "false"]),
    approval: oneOf(params.get("approval"), productApprovals),
    stock: oneOf(params.get("stock"), productStocks),
    sort: oneOf(params.get("sort"), productSorts) ?? "created",
    order: oneOf(params.get("order"), ["asc", "desc"]) ?? "desc",
  };
}
export type ListWanted = ReturnType<typeof readAddress>;

/** The address with another value of one name; whatever changes the rows leads back to the first page. */
export function withChoice(params: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(params);
  if (name !== "page") next.delete("page");
  if (value) next.set(name, value);
  else next.delete(name);
  return next;
}
