import type { PaymentMethod } from "@haat/api-contract/order/words";
import type { Run } from "#database/database";
import { type OrderAddressRow, orderAddressSql } from "#engine/order/order-address";
import type { StatusChange } from "#modules/order-status/order-states";
import { dispatchedAtSql, dispatchesSql } from "#sql/invoice-sql";

/** A price and the GST contained in it, in whole paise; `rate` in percent. */
export type Taxed = { total: number; gst: number; rate: number };

/** An order whose goods have left and are not invoiced yet, with the data of its invoice. */
export type DispatchedOrder = {
  id: string;
  orderNumber: number;
  orderedAt: Date;
  paymentMethod: PaymentMethod;
  history: StatusChange[];
  address: OrderAddressRow;
  /** The code of its coupon. */
  coupon: string | null;
  /** `price` in rupees; `discount` is what the coupon took off, in whole paise. */
  lines: (Taxed & {
    id: string;
    title: string;
    color: string;
    size: string;
    hsn: string;
    quantity: number;
    price: number;
    discount: number;
  })[];
  /** Including the cash fee. */
  delivery: Taxed;
};

/** Deleted products are included: they were sold under an HSN code too. */
const hsnSql = `COALESCE((SELECT d.hsn_code FROM haat_any_product_details d WHERE d.product_id = li.product_id
  ORDER BY d.deleted_at DESC NULLS FIRST LIMIT 1), '')`;

const linesSql = `
  SELECT json_agg(json_build_object('id', li.id, 'title', li.title, 'quantity', li.quantity,
           'price', li.unit_price, 'hsn', ${hsnSql},
           'color', COALESCE(li.metadata->>'color', ''), 'size', COALESCE(li.metadata->>'size', ''),
           'discount', m.shop_coupon_paise + m.seller_coupon_paise, 'total', m.goods_paise, 'gst', m.gst_paise, 'rate', m.gst_percent::float8) ORDER BY li.created_at, li.id) AS list
    FROM haat_order_line li
    JOIN haat_line_money m ON m.line_item_id = li.id
   WHERE li.order_id = o.id AND li.version = o.version`;

const deliverySql = `
  SELECT json_build_object('total', COALESCE(sum(m.delivery_paise + m.cash_fee_paise), 0), 'gst', COALESCE(sum(m.delivery_gst_paise), 0),
           'rate', (SELECT COALESCE(max(d.tax_rate), 0)::float8 FROM haat_order_delivery d
                     WHERE d.order_id = o.id AND d.version = o.version)) AS fee
    FROM haat_line_money m
   WHERE m.order_id = o.id`;

/**
 * Those of the orders with more dispatches than invoices, in order of dispatch. Their money is the sum of their rows.
 */
export const readDispatchedOrders = (run: Run, orderIds: readonly string[]): Promise<DispatchedOrder[]> =>
  run<DispatchedOrder>({
    name: "dispatched-orders",
    text: `
SELECT o.id, o.display_id AS "orderNumber", s.placed_at AS "orderedAt", s.payment_method AS "paymentMethod", s.history,
       (SELECT u.code FROM haat_coupon_use u WHERE u.order_id = o.id) AS coupon, ${orderAddressSql} AS address,
       COALESCE(line.list, '[]') AS lines, delivery.fee AS delivery
  FROM haat_order_status s
  JOIN haat_order o ON o.id = s.order_id
  LEFT JOIN haat_order_address a ON a.id = o.shipping_address_id
  CROSS JOIN LATERAL (${linesSql}) line
  CROSS JOIN LATERAL (${deliverySql}) delivery
 WHERE s.order_id = ANY ($1) AND ${dispatchedAtSql} IS NOT NULL
   AND ${dispatchesSql} > (SELECT count(*) FROM haat_invoice i WHERE i.order_id = s.order_id)
 ORDER BY ${dispatchedAtSql}, o.display_id`,
    values: [orderIds],
  });
