import type { Run } from "#database/database";

export type Imported = {
  id: string;
  isCancelled: boolean;
  /** Placed within the last day. */
  isNew: boolean;
};

/**
 * Imports orders that were placed in the engine, through its `/store` API or its admin. They get a status like all of
 * ours: placed, or cancelled if the engine has cancelled them. They are cash on delivery unless they are already paid.
 * An order without a customer belongs to `guest`.
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

/** Only orders older than a minute: the engine may still roll back a newer one. */
const settled = "o.created_at < now() - interval '1 minute' LIMIT 500";

/** Imports orders that were not placed through our API: one, or with null all that had no event. */
export const importEngineOrders = (run: Run, orderId: string | null): Promise<Imported[]> =>
  orderId === null
    ? run<Imported>({ name: "order-status-import", text: importSql(settled), values: [] })
    : run<Imported>({ name: "order-status-import-one", text: importSql("o.id = $1"), values: [orderId] });
