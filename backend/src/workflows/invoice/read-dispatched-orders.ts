import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { Run } from "#database/database";
import { type OrderAddressRow, orderAddressSql } from "#engine/order/order-address";
import type { StatusChange } from "#modules/order-status/order-states";
import { dispatchedAtSql } from "#sql/invoice-sql";

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

/** A product that has left the catalogue was sold under a code all the same. */
const hsnSql = `COALESCE((SELECT d.hsn_code FROM haat_any_product_details d WHERE d.product_id = li.product_id
  ORDER BY d.deleted_at DESC NULLS FIRST LIMIT 1), '')`;

/** Those of the orders that were sent off, in the order in which they were. */
export const readDispatchedOrders = (run: Run, orderIds: readonly string[]): Promise<DispatchedOrder[]> =>
  run<DispatchedOrder>({
    name: "dispatched-orders",
    text: `
SELECT o.id, o.display_id AS "orderNumber", s.placed_at AS "orderedAt", s.payment_method AS "paymentMethod", s.history,
       ${orderAddressSql} AS address,
       COALESCE(line.list, '[]') AS lines, delivery.fee AS delivery
  FROM haat_order_status s
  JOIN haat_order o ON o.id = s.order_id
  LEFT JOIN haat_order_address a ON a.id = o.shipping_address_id
  CROSS JOIN LATERAL (
    SELECT json_agg(json_build_object('id', li.id, 'title', li.title, 'quantity', li.quantity,
             'price', li.unit_price, 'hsn', ${hsnSql},
             'color', COALESCE(li.metadata->>'color', ''), 'size', COALESCE(li.metadata->>'size', ''),
             'rate', li.tax_rate::float8) ORDER BY li.created_at, li.id) AS list
      FROM haat_order_line li
     WHERE li.order_id = o.id AND li.version = o.version) line
  CROSS JOIN LATERAL (
    SELECT json_build_object('price', COALESCE(sum(m.amount), 0),
             'rate', COALESCE(max(m.tax_rate), 0)::float8) AS fee
      FROM haat_order_delivery m
     WHERE m.order_id = o.id AND m.version = o.version) delivery
 WHERE s.order_id = ANY ($1) AND ${dispatchedAtSql} IS NOT NULL
 ORDER BY ${dispatchedAtSql}, o.display_id`,
    values: [orderIds],
  });
