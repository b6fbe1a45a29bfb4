import type { OrdersSummary } from "@haat/api-contract/order/back-office-schemas";
import type { Run } from "#database/database";

/** The status of an order, as stored in its row. */
const storedOrderStatuses = ["placed", "processing", "shipped", "delivered", "cancelled", "returned"] as const;
export type StoredOrderStatus = (typeof storedOrderStatuses)[number];

type Row = { status: StoredOrderStatus; orders: number; revenue: string };

/** The number of orders by status, and their revenue, for the whole shop. */
export async function readSummary(run: Run): Promise<OrdersSummary> {
  const rows = await run<Row>({
    name: "orders-summary",
    text: "SELECT status, sum(orders)::int AS orders, sum(revenue_paise)::text AS revenue FROM order_tally GROUP BY status",
    values: [],
  });
  const counted = new Map(rows.map(({ status, orders }) => [status, orders]));
  const counts = Object.fromEntries(storedOrderStatuses.map((status) => [status, counted.get(status) ?? 0]));
  return {
    counts: counts as OrdersSummary["counts"],
    revenue: rows.reduce((sum, { revenue }) => sum + Number(revenue), 0) / 100,
  };
}

/** The number of orders with a status, or of all. */
export const ordersWith = (status: StoredOrderStatus | undefined, { counts }: OrdersSummary): number =>
  status ? counts[status] : Object.values(counts).reduce((sum, count) => sum + count, 0);
