import type { OneTransaction } from "#engine/hooks/one-transaction";
import type { SeedOrderStatus } from "../data/types";

export interface DatedOrder {
  id: string;
  linkId: string;
  collectionId: string;
  /** Rupees. */
  total: number;
  status: SeedOrderStatus;
  /** Not paid yet. */
  isOpen: boolean;
  placed_at: Date;
  changed_at: Date;
}

const orders = `jsonb_to_recordset(:orders::jsonb)
  AS made(id text, "linkId" text, "collectionId" text, total numeric, status text, placed_at timestamptz, changed_at timestamptz)`;

const statements = [
  // The engine always uses the current time, and has no call that creates a completed order.
  `UPDATE "order" SET created_at = made.placed_at, updated_at = made.changed_at,
          status = (CASE made.status WHEN 'cancelled' THEN 'canceled' WHEN 'delivered' THEN 'completed' WHEN 'returned' THEN 'completed' ELSE 'pending' END)::order_status_enum,
          canceled_at = CASE made.status WHEN 'cancelled' THEN made.changed_at END
     FROM ${orders} WHERE "order".id = made.id`,
  `UPDATE order_item SET created_at = made.placed_at, updated_at = made.changed_at,
          fulfilled_quantity = quantity, raw_fulfilled_quantity = raw_quantity,
          shipped_quantity = quantity, raw_shipped_quantity = raw_quantity,
          delivered_quantity = CASE made.status WHEN 'shipped' THEN 0 ELSE quantity END,
          raw_delivered_quantity = CASE made.status WHEN 'shipped' THEN raw_delivered_quantity ELSE raw_quantity END
     FROM ${orders} WHERE order_item.order_id = made.id AND made.status IN ('shipped', 'delivered', 'returned')`,
  `INSERT INTO order_payment_collection (id, order_id, payment_collection_id)
   SELECT made."linkId", made.id, made."collectionId" FROM ${orders}`,
  `UPDATE payment_collection SET created_at = made.placed_at, updated_at = made.changed_at,
          status = (CASE made.status WHEN 'cancelled' THEN 'canceled' WHEN 'delivered' THEN 'completed' WHEN 'returned' THEN 'completed' ELSE 'awaiting' END),
          captured_amount = CASE WHEN made.status IN ('delivered', 'returned') THEN made.total END,
          raw_captured_amount = CASE WHEN made.status IN ('delivered', 'returned') THEN jsonb_build_object('value', made.total::text, 'precision', 20) END,
          refunded_amount = CASE made.status WHEN 'returned' THEN made.total END,
          raw_refunded_amount = CASE made.status WHEN 'returned' THEN jsonb_build_object('value', made.total::text, 'precision', 20) END,
          completed_at = CASE WHEN made.status IN ('delivered', 'returned') THEN made.changed_at END
     FROM ${orders} WHERE payment_collection.id = made."collectionId"`,
];

/** Backdates new orders to the past year and sets the status that they have reached. */
export async function dateOrders(transaction: OneTransaction, made: readonly DatedOrder[]): Promise<void> {
  const values = { orders: JSON.stringify(made) };
  for (const statement of statements) await transaction.run(statement, values);
}
