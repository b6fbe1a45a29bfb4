import type { AddedTaskName } from "#queue/payloads";
import { withDatabase } from "./database";
import { databaseUrlOf } from "./shop-address";
import { runTasks } from "./tasks";
import { until } from "./until";

/** What waits for a moment that its own row says, and the task that comes at that moment. */
type Waiting = { task: AddedTaskName; due: string };
type OrderIds = readonly string[];

const looks: Waiting = {
  task: "fetch-order-payments",
  due: "SELECT order_id FROM payment_attempt WHERE state = 'open' AND next_look_at <= now()",
};
const refunds: Waiting = {
  task: "send-order-refunds",
  due: "SELECT order_id FROM refund_task WHERE status <> 'done' AND destination IS NOT NULL AND next_try_at <= now()",
};

/** Has the tasks of what is due by its row, which time has passed for, come now. @returns whether something is due. */
const hasten = ({ task, due }: Waiting, url?: string, orderIds?: OrderIds): Promise<boolean> =>
  withDatabase(async (client) => {
    const dueNow = `${due} AND ($1::text[] IS NULL OR order_id = ANY ($1))`;
    await client.query(
      `UPDATE graphile_worker._private_jobs SET run_at = now() WHERE run_at > now() AND locked_at IS NULL
          AND task_id = (SELECT id FROM graphile_worker._private_tasks WHERE identifier = $2)
          AND payload->>'orderId' IN (${dueNow})`,
      [orderIds ?? null, task],
    );
    return ((await client.query(dueNow, [orderIds ?? null])).rowCount ?? 0) > 0;
  }, databaseUrlOf(url));

const untilNoneIsDue = (waiting: Waiting, url?: string, orderIds?: OrderIds): Promise<true> =>
  until(`nothing due of ${waiting.task}`, async () => ((await hasten(waiting, url, orderIds)) ? undefined : true));

/** Gateways are asked about payments that are due to be looked at: of orders of a shop that others use, or of all. */
export const fetchPayments = (url?: string, orderIds?: OrderIds): Promise<true> => untilNoneIsDue(looks, url, orderIds);

/** Refunds that are due are sent, or asked about; those of the engine's own admin among them. */
export async function sendRefunds(url?: string, orderIds?: OrderIds): Promise<void> {
  await runTasks(url, "adopt-refunds");
  await untilNoneIsDue(refunds, url, orderIds);
}

/** The same, where nobody waits for what comes of it. */
export const hastenPayments = (url: string): Promise<boolean> => hasten(looks, url);
export const hastenRefunds = (url: string): Promise<boolean> => hasten(refunds, url);
