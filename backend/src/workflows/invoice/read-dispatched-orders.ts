import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { Run } from "#database/database";
import { type OrderAddressRow, orderAddressSql } from "#database/order-address";
import type { StatusChange } from "#modules/order-status/order-states";
import { dispatchesSql } from "./dispatches";

/** An order whose goods have left, with all that its invoice tells. Rupees. */
export type DispatchedOrder = {
  id: string;
  orderNumber: number;
  orderedAt: Date;
  paymentMethod: PaymentMethod;
  history: StatusChange[];
  address: OrderAddressRow;
  /** `rate` in percent, contained in `price`. */
  lines: {
    id: string;
    title: string;
    color: string;
    size: string;
    hsn: string;
    quantity: number;
    price: number;
    rate: number;
  }[];
  delivery: { price: number; rate: number };
};

/** The first time that the goods of an order `s` were on their way, as its history tells it; null before that. */
export const dispatchedAtSql = `(SELECT min(h->>'at') FROM jsonb_array_elements(s.history) h
  WHERE h->>'status' IN ('shipped', 'delivered'))`;

const rateOf = (table: string, key: string) =>
  `COALESCE((SELECT sum(t.rate) FROM ${table} t WHERE t.${key} AND t.deleted_at IS NULL), 0)::float8`;

/** A product that has left the catalogue was sold under a code all the same. */
const hsnSql = `COALESCE((SELECT d.hsn_code FROM product_details d WHERE d.product_id = li.product_id
  ORDER BY d.deleted_at DESC NULLS FIRST LIMIT 1), '')`;

/** Those of the orders that were sent off, in the order in which they were. */
export const readDispatchedOrders = (run: Run, orderIds: readonly string[]): Promise<DispatchedOrder[]> =>
  run<DispatchedOrder>({
    name: "dispatched-orders",
    text: `
SELECT o.id, o.display_id AS "orderNumber", s.placed_at AS "orderedAt", s.payment_method AS "paymentMethod", s.history,
       ${orderAddressSql} AS address,
       COALESCE(line.list, '[]') AS lines, delivery.fee AS delivery
  FROM order_status s
  JOIN haat_order o ON o.id = s.order_id
  LEFT JOIN haat_order_address a ON a.id = o.shipping_address_id
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('id', li.id, 'title', li.title, 'quantity', li.quantity,
             'price', li.unit_price, 'hsn', ${hsnSql},
             'color', COALESCE(li.metadata->>'color', ''), 'size', COALESCE(li.metadata->>'size', ''),
             'rate', ${rateOf("order_line_item_tax_line", "item_id = li.id")}) ORDER BY li.created_at, li.id) AS list
      FROM haat_order_line li
     WHERE li.order_id = o.id AND li.version = o.version) line
  CROSS JOIN LATERAL (
    SELECT json_build_object('price', COALESCE(sum(m.amount), 0),
             'rate', COALESCE(max(${rateOf("order_shipping_method_tax_line", "shipping_method_id = m.id")}), 0)) AS fee
      FROM haat_order_delivery m
     WHERE m.order_id = o.id AND m.version = o.version) delivery
 WHERE s.order_id = ANY ($1) AND s.deleted_at IS NULL AND ${dispatchedAtSql} IS NOT NULL
 ORDER BY ${dispatchedAtSql}, o.display_id`,
    values: [orderIds],
  });

/** Orders whose goods have left more often than they were invoiced, the oldest first. */
export async function findUninvoiced(
  run: Run,
  { most, except }: { most: number; except: readonly string[] },
): Promise<string[]> {
  const rows = await run<{ id: string }>({
    name: "uninvoiced-orders",
    text: `SELECT s.order_id AS id FROM order_status s
            WHERE s.deleted_at IS NULL AND s.order_id <> ALL ($2) AND ${dispatchedAtSql} IS NOT NULL
              AND ${dispatchesSql} > (SELECT count(*) FROM invoice i WHERE i.order_id = s.order_id)
              AND EXISTS (SELECT FROM haat_order o WHERE o.id = s.order_id)
            ORDER BY ${dispatchedAtSql}, s.order_id LIMIT $1`,
    values: [most, except],
  });
  return rows.map(({ id }) => id);
}
