import type { ToDo } from "@haat/api-contract/overview/schemas";
import type { Run } from "#database/database";
import { failedTaskCount } from "#queue/failed-tasks";

/** What each counts, by an index of its own or from sums that are kept. */
const counts: Record<keyof ToDo, string> = {
  orders: "SELECT COALESCE(sum(orders), 0)::int FROM haat_order_tally WHERE status = 'placed'",
  returns: "SELECT count(*)::int FROM haat_order_listing WHERE return_status = 'requested' AND status = 'returned'",
  sellers: "SELECT count(*)::int FROM haat_seller WHERE state = 'waiting'",
  products: `SELECT count(*)::int FROM haat_seller_product s JOIN haat_product p ON p.id = s.product_id
    WHERE s.state = 'waiting'`,
  refunds: "SELECT count(*)::int FROM haat_refund_task WHERE status = 'failed'",
  cashRefunds: "SELECT count(*)::int FROM haat_refund_task WHERE destination IS NULL AND status <> 'done'",
  payouts: "SELECT count(*)::int FROM haat_seller_balance WHERE due > paid_out",
  failedTasks: failedTaskCount,
};

const kinds = Object.keys(counts) as (keyof ToDo)[];

/** How much waits for a person, in one statement; what is not asked for is not counted, and null. */
export async function readToDo(run: Run, wanted: readonly (keyof ToDo)[]): Promise<ToDo> {
  const asked = kinds.filter((kind) => wanted.includes(kind));
  const none = Object.fromEntries(kinds.map((kind) => [kind, null])) as Record<keyof ToDo, null>;
  if (asked.length === 0) return none;
  const [row] = await run<Partial<ToDo>>({
    // PostgreSQL cuts a longer name off, and would take one set for another.
    name: `to-do-${kinds.map((kind) => Number(asked.includes(kind))).join("")}`,
    text: `SELECT ${asked.map((kind) => `(${counts[kind]}) AS "${kind}"`).join(", ")}`,
    values: [],
  });
  return { ...none, ...row };
}
