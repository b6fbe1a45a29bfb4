import type { Run } from "#database/database";
import { hasTaskSql } from "#queue/task-sql";

/** Rupees that staff must refund by hand. */
export type UntoldRefund = { orderId: string; amount: number };

/**
 * Refunds of the last day that staff must pay by hand, and about which the shopper was sent no message. Excludes the
 * last minute, to let running transactions finish, and orders whose event is still to be published.
 */
export const findUnannouncedRefunds = (run: Run): Promise<UntoldRefund[]> =>
  run<UntoldRefund>({
    name: "unannounced-refunds",
    text: `
  SELECT t.order_id AS "orderId", t.amount_paise::float8 / 100 AS amount
    FROM haat_refund_task t
   WHERE t.destination IS NULL AND t.status <> 'done'
     AND t.created_at BETWEEN now() - interval '1 day' AND now() - interval '1 minute'
     AND NOT ${hasTaskSql("publish-order-event", "task.payload->'data'->>'id' = t.order_id")}
     AND NOT EXISTS (SELECT FROM queued_message m
                      WHERE m.key LIKE t.order_id || ':order-refunded-%' AND m.created_at > t.created_at - interval '5 minutes')
   LIMIT 200`,
    values: [],
  });
