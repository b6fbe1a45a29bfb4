import type { Run } from "#database/database";

export type Imported = {
  id: string;
  isCancelled: boolean;
  /** Not older than a day. */
  isNew: boolean;
};

/**
 * Orders of the engine that our API has not placed: made by its `/store` or in its admin. They get the status that all
 * of ours go by: placed, or cancelled where the engine has cancelled them. Their money is taken at the door unless it is
 * there already. Whoever has no account is `guest`.
 */
const importSql = (which: string) => `
  INSERT INTO order_status (id, order_id, customer_id, status, payment_status, payment_method, history, placed_at, changed_at)
  SELECT 'ordst_' || o.id, o.id, COALESCE(o.customer_id, 'guest'), now.status,
         CASE WHEN money.taken > 0 THEN 'paid' ELSE 'pending' END, 'cod',
         jsonb_build_array(jsonb_build_object('status', now.status, 'at', to_char(o.created_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
           'by', jsonb_build_object('kind', 'system', 'id', NULL))),
         o.created_at, o.created_at
    FROM haat_order o
    CROSS JOIN LATERAL (SELECT CASE WHEN o.status = 'canceled' THEN 'cancelled' ELSE 'placed' END AS status) now
    CROSS JOIN LATERAL (
      SELECT COALESCE(sum(p.captured), 0) AS taken FROM haat_payment p WHERE p.order_id = o.id) money
   WHERE NOT o.is_draft_order AND o.status <> 'draft'
     AND NOT EXISTS (SELECT FROM order_status s WHERE s.order_id = o.id AND s.deleted_at IS NULL)
     AND ${which}
  ON CONFLICT (order_id) WHERE deleted_at IS NULL DO NOTHING
  RETURNING order_id AS id, status = 'cancelled' AS "isCancelled", placed_at > now() - interval '1 day' AS "isNew"`;

/** One that is being made may yet be undone, which takes the engine a moment. */
const settled = "o.created_at < now() - interval '1 minute' LIMIT 500";

/** Imports orders that were placed past our API: one, or with null all that nothing announced. */
export const importEngineOrders = (run: Run, orderId: string | null): Promise<Imported[]> =>
  orderId === null
    ? run<Imported>({ name: "order-status-import", text: importSql(settled), values: [] })
    : run<Imported>({ name: "order-status-import-one", text: importSql("o.id = $1"), values: [orderId] });
