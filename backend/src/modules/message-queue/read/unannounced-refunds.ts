import type { Run } from "#database/database";
import { hasTaskSql } from "#queue/task-sql";

/** Rupees that a person pays back. */
export type UntoldRefund = { orderId: string; amount: number };

/**
 * Money of the last day that a person has to pay back, and whose shopper was sent no message about it. The minute lets
 * those at work finish, and who has still to be told of the order is left to that.
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
