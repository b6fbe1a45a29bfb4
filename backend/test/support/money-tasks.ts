import type { AddedTaskName } from "#queue/payloads";
import { withDatabase } from "./database";
import { databaseUrlOf } from "./shop-address";
import { makeDue, runTasks } from "./tasks";
import { until } from "./until";

/** Rows that are due at a time of their own, and the task that runs at that time. */
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

/** Runs the tasks of rows now due, as if time had passed. @returns whether anything is due. */
const hasten = ({ task, due }: Waiting, url?: string, orderIds?: OrderIds): Promise<boolean> =>
  withDatabase(async (client) => {
    await makeDue(client, task, { about: due, orderIds: orderIds ?? null });
    const left = await client.query(`${due} AND ($1::text[] IS NULL OR order_id = ANY ($1)) LIMIT 1`, [
      orderIds ?? null,
    ]);
    return left.rows.length > 0;
  }, databaseUrlOf(url));

const untilNoneIsDue = (waiting: Waiting, url?: string, orderIds?: OrderIds): Promise<true> =>
  until(`nothing due of ${waiting.task}`, async () => ((await hasten(waiting, url, orderIds)) ? undefined : true));

/** Fetches payments that are due from the gateways: of these orders in a shared shop, or of all. */
export const fetchPayments = (url?: string, orderIds?: OrderIds): Promise<true> => untilNoneIsDue(looks, url, orderIds);

/** Sends or checks refunds that are due, including those of the engine's own admin. */
export async function sendRefunds(url?: string, orderIds?: OrderIds): Promise<void> {
  await runTasks(url, "adopt-refunds");
  await untilNoneIsDue(refunds, url, orderIds);
}

/** The same without waiting for the result. */
export const hastenPayments = (url: string): Promise<boolean> => hasten(looks, url);
export const hastenRefunds = (url: string): Promise<boolean> => hasten(refunds, url);
