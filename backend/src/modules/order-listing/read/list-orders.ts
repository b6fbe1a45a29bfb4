import type { ManagedOrder } from "@haat/api-contract/order/back-office-schemas";
import type { OrderSort } from "@haat/api-contract/order/back-office-words";
import type { Parameter, Run } from "../../../database/database";
import { searchPatterns } from "../../../database/search-patterns";
import type { StoredOrderStatus } from "../stored-words";
import { type ManagedOrderRow, managedOrdersSql, toManagedOrder } from "./managed-order-rows";

export type OrdersQuery = {
  search?: string | undefined;
  status?: StoredOrderStatus | undefined;
  sort: OrderSort;
  order: "asc" | "desc";
  limit: number;
  offset: number;
};

/** `total` is null where nothing was searched for: the tally knows it. */
export type OrdersPage = { orders: ManagedOrder[]; total: number | null };

const columns: Record<OrderSort, string> = { date: "placed_at", amount: "total_paise", customer: "sort_name" };

/** What a list is picked by, as SQL; its values come first among a statement's. */
function conditionsOf(query: Pick<OrdersQuery, "search" | "status">) {
  const values: Parameter[] = [];
  const patterns = searchPatterns(query.search ?? "");
  const conditions = [
    ...(query.status ? [`status = $${values.push(query.status)}`] : []),
    ...patterns.map((pattern) => `search LIKE $${values.push(pattern)}`),
  ];
  return {
    values,
    where: conditions.length > 0 ? `WHERE ${conditions.join(" AND ")}` : "",
    isSearch: patterns.length > 0,
  };
}

/** One page of the list, found on its indexes. A search is counted as well, by the same look through the rows. */
export async function listOrders(run: Run, query: OrdersQuery): Promise<OrdersPage> {
  const { status, sort, order, limit, offset } = query;
  const { where, values, isSearch } = conditionsOf(query);
  const column = columns[sort];
  const pageOf = (table: string) =>
    `SELECT order_id, row_number() OVER () AS place FROM (
       SELECT order_id FROM ${table} ORDER BY ${column} ${order}, order_id ${order}
        LIMIT $${values.length + 1} OFFSET $${values.length + 2}) picked`;
  const all = [...values, limit, offset];
  if (!isSearch) {
    const name = `orders-${sort}-${order}${status ? "-status" : ""}`;
    const text = managedOrdersSql(pageOf(`order_listing ${where}`));
    const rows = await run<ManagedOrderRow>({ name, text, values: all });
    return { orders: rows.map(toManagedOrder), total: null };
  }
  const found = `found AS MATERIALIZED (SELECT order_id, ${column} FROM order_listing ${where}), `;
  const text = managedOrdersSql(pageOf("found"), {
    before: found,
    more: ", (SELECT count(*)::int FROM found) AS total",
  });
  // Not prepared: how rare a text is decides how it is best looked for.
  const rows = await run<ManagedOrderRow & { total: number }>({ name: "", text, values: all });
  const total = rows[0]?.total ?? (offset > 0 ? await countFound(run, where, values) : 0);
  return { orders: rows.map(toManagedOrder), total };
}

/** A page past the end has no row that could say how many there are. */
async function countFound(run: Run, where: string, values: Parameter[]): Promise<number> {
  const text = `SELECT count(*)::int AS total FROM order_listing ${where}`;
  const [row] = await run<{ total: number }>({ name: "", text, values });
  return row?.total ?? 0;
}
