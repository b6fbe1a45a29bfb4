import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { hasTaskSql } from "#queue/task-sql";
import { tellShopper } from "./tell-shopper";

/**
 * Money of the last day that a person has to pay back, and whose shopper was not told so: the engine's own admin, which
 * can refund, tells nobody. The minute lets those at work finish, and who has still to be told of the order is left to that.
 */
const untoldRefunds = `
  SELECT t.order_id AS "orderId", t.amount_paise::float8 / 100 AS amount
    FROM refund_task t
   WHERE t.destination IS NULL AND t.status <> 'done'
     AND t.created_at BETWEEN now() - interval '1 day' AND now() - interval '1 minute'
     AND NOT ${hasTaskSql("publish-order-event", "task.payload->'data'->>'id' = t.order_id")}
     AND NOT EXISTS (SELECT FROM queued_message m
                      WHERE m.key LIKE t.order_id || ':order-refunded-%' AND m.created_at > t.created_at - interval '5 minutes')
   LIMIT 200`;

/** Tells shoppers of refunds that were made past our workflows. */
export async function tellUntoldRefunds(container: MedusaContainer): Promise<void> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const refunds = await database.run<{ orderId: string; amount: number }>({
    name: "untold-refunds",
    text: untoldRefunds,
    values: [],
  });
  for (const { orderId, amount } of refunds)
    await tellShopper(container, orderId, { template: "order-refunded", amount });
}
