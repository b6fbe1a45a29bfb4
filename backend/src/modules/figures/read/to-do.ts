import type { ToDo } from "@haat/api-contract/overview/schemas";
import type { Run } from "#database/database";
import { failedTaskCount } from "#queue/failed-tasks";

/** Each count uses its own index or stored sums. */
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

/**
 * The number of things that await a person, in one statement; counts that are not requested are not run, and are null.
 */
export async function readToDo(run: Run, wanted: readonly (keyof ToDo)[]): Promise<ToDo> {
  const asked = kinds.filter((kind) => wanted.includes(kind));
  const none = Object.fromEntries(kinds.map((kind) => [kind, null])) as Record<keyof ToDo, null>;
  if (asked.length === 0) return none;
  const [row] = await run<Partial<ToDo>>({
    // Kept short: PostgreSQL truncates longer names, and would confuse two sets.
    name: `to-do-${kinds.map((kind) => Number(asked.includes(kind))).join("")}`,
    text: `SELECT ${asked.map((kind) => `(${counts[kind]}) AS "${kind}"`).join(", ")}`,
    values: [],
  });
  return { ...none, ...row };
}
