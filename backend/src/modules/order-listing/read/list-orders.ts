import type { ManagedOrder, OrdersSummary } from "@haat/api-contract/order/back-office-schemas";
import type { OrderSort } from "@haat/api-contract/order/words";
import { type Parameter, type Run, unprepared } from "#database/database";
import { fromNearerEnd, inListOrder, pageSql } from "#database/page-of";
import { searchPatterns } from "#database/search-patterns";
import { containsWord, shortestIndexed } from "#database/text-search";
import { type ManagedOrderRow, managedOrdersSql, toManagedOrder } from "./managed-order-rows";
import { ordersWith, readSummary, type StoredOrderStatus } from "./summary";

/** The characters of a mask: bit 0 is "a". `Migration20261122190200` of the order listing uses the same. */
const places = "abcdefghijklmnopqrstuvwxyz0123456789";

/**
 * The letters and digits of a word as bits, for words too short for the trigram index: a row whose mask lacks one of
 * them cannot contain the word. Null if a character has no bit in a mask.
 *
 * @param word in lower case.
 */
export function letterMask(word: string): bigint | null {
  const bits = [...word].map((letter) => places.indexOf(letter));
  return bits.includes(-1) ? null : bits.reduce((mask, bit) => mask | (1n << BigInt(bit)), 0n);
}

export type OrdersQuery = {
  search?: string | undefined;
  status?: StoredOrderStatus | undefined;
  sort: OrderSort;
  order: "asc" | "desc";
  limit: number;
  offset: number;
};

export type OrdersPage = { orders: ManagedOrder[]; total: number; summary: OrdersSummary };

const columns: Record<OrderSort, string> = { date: "placed_at", amount: "total_paise", customer: "sort_name" };

/** The conditions that a word puts on a row. For a single letter the row's mask is enough. */
function asksOf(pattern: string, put: (value: Parameter) => string): string[] {
  const word = pattern.slice(1, -1);
  const mask = word.length < shortestIndexed ? letterMask(word) : null;
  if (mask === null) return [containsWord("search", pattern, put)];
  const place = put(mask.toString());
  const hasLetters = `letters & ${place}::bigint = ${place}::bigint`;
  return word.length === 1 ? [hasLetters] : [hasLetters, `search LIKE ${put(pattern)}`];
}

/** The list's filter as SQL; its values are the first of the statement. */
function conditionsOf(query: Pick<OrdersQuery, "search" | "status">) {
  const values: Parameter[] = [];
  const patterns = searchPatterns(query.search ?? "");
  const put = (value: Parameter) => `$${values.push(value)}`;
  const conditions = [
    ...(query.status ? [`status = ${put(query.status)}`] : []),
    ...patterns.flatMap((pattern) => asksOf(pattern, put)),
  ];
  return {
    values,
    where: conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "",
    isSearch: patterns.length > 0,
  };
}

/** Up to this many matches are materialized and sorted; with more, walking an index finds the page sooner. */
const fewFound = 2_000;

/**
 * One page of the list, read from its indexes, and the whole shop's summary. A search is counted first, because the plan
 * for its page depends on the count.
 */
export async function listOrders(run: Run, query: OrdersQuery): Promise<OrdersPage> {
  const { status, sort, limit, offset } = query;
  const { where, values, isSearch } = conditionsOf(query);
  const [summary, found] = await Promise.all([readSummary(run), isSearch ? countFound(run, where, values) : null]);
  if (found !== null && found <= offset) return { orders: [], total: found, summary };
  const total = found ?? ordersWith(status, summary);
  const column = columns[sort];
  const isFew = isSearch && total <= fewFound;
  const range = fromNearerEnd({ total, limit, offset, order: query.order });
  const { order } = range;
  const sorted = `SELECT order_id FROM ${isFew ? "found" : `order_listing ${where}`} ORDER BY ${column} ${order}, order_id ${order}`;
  const page = `SELECT order_id, row_number() OVER () AS place FROM (
       ${pageSql(sorted, `$${values.length + 1}`, `$${values.length + 2}`)}) picked`;
  const before = isFew ? `found AS MATERIALIZED (SELECT order_id, ${column} FROM order_listing ${where}), ` : "";
  const rows = await run<ManagedOrderRow>({
    name: isSearch ? unprepared : `orders-${sort}-${order}${status ? "-status" : ""}`,
    text: managedOrdersSql(page, before),
    values: [...values, range.limit, range.offset],
  });
  return { orders: inListOrder(rows, range).map(toManagedOrder), total, summary };
}

async function countFound(run: Run, where: string, values: Parameter[]): Promise<number> {
  const text = `SELECT count(*)::int AS total FROM order_listing ${where}`;
  const [row] = await run<{ total: number }>({ name: unprepared, text, values });
  return row?.total ?? 0;
}
