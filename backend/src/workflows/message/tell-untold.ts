import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { openChannels } from "../../messages/open-channels";
import { tellShopper } from "./tell-shopper";

type Untold = { orderId: string; status: "placed" | "shipped" | "delivered" | "cancelled" };

/**
 * Changes of the last day that nobody was told of: an event is lost with the process that dies between a commit and
 * its telling. The minute lets those at work finish; what the demo shop made up is nobody's news, and whom no way
 * leads to is never told. Of moves to one status the last counts, and the number of cancellations before it is part of
 * its message's key, as `tell-shopper.ts` writes it. $1: the ways out.
 */
const untold = `
  SELECT s.order_id AS "orderId", move.status
    FROM order_status s
    JOIN haat_order o ON o.id = s.order_id AND o.metadata->>'seed' IS NULL
    JOIN haat_customer c ON c.id = s.customer_id
                        AND ((c.email <> '' AND 'email' = ANY ($1)) OR (c.phone <> '' AND 'sms' = ANY ($1)))
    CROSS JOIN LATERAL (
      SELECT DISTINCT ON (status) status, at,
             s.order_id || ':order-' || status || CASE WHEN lives = 0 OR status = 'placed' THEN '' ELSE '-again-' || lives END AS key
        FROM (SELECT h->>'status' AS status, (h->>'at')::timestamptz AS at, place,
                     count(*) FILTER (WHERE h->>'status' = 'cancelled')
                       OVER (ORDER BY place ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING) AS lives
                FROM jsonb_array_elements(s.history) WITH ORDINALITY AS change(h, place)
               WHERE h->'correction' IS NULL) entry
       WHERE status IN ('placed', 'shipped', 'delivered', 'cancelled')
       ORDER BY status, place DESC) move
   WHERE s.deleted_at IS NULL AND s.changed_at > now() - interval '1 day'
     AND move.at BETWEEN now() - interval '1 day' AND now() - interval '1 minute'
     AND NOT EXISTS (SELECT FROM queued_message m WHERE m.key IN (move.key || ':email', move.key || ':sms'))
   LIMIT 200`;

/** Money that a person has to pay back, and whose shopper was not told so, likewise: the engine's own admin tells nobody. */
const untoldRefunds = `
  SELECT t.order_id AS "orderId", t.amount_paise::float8 / 100 AS amount
    FROM refund_task t
   WHERE t.destination IS NULL AND t.status <> 'done'
     AND t.created_at BETWEEN now() - interval '1 day' AND now() - interval '1 minute'
     AND NOT EXISTS (SELECT FROM queued_message m
                      WHERE m.key LIKE t.order_id || ':order-refunded-%' AND m.created_at > t.created_at - interval '5 minutes')
   LIMIT 200`;

/** Tells shoppers what they should have been told already. */
export async function tellUntold(container: MedusaContainer): Promise<void> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const changes = await database.run<Untold>({ name: "untold-changes", text: untold, values: [openChannels()] });
  for (const { orderId, status } of changes) await tellShopper(container, orderId, { template: `order-${status}` });
  const refunds = await database.run<{ orderId: string; amount: number }>({
    name: "untold-refunds",
    text: untoldRefunds,
    values: [],
  });
  for (const { orderId, amount } of refunds)
    await tellShopper(container, orderId, { template: "order-refunded", amount });
}
