import { orderAddressSql } from "#engine/order/order-address";
import { paymentProviders } from "#engine/store-defaults";
import { orderSumsSql, usedCouponSql } from "#money/order-figures";
import { creditNotesSql, earlierInvoicesSql } from "#sql/invoice-sql";
import { cashDueSql, orderParcelsSql } from "#sql/order-parcels-sql";
import { payeeSql, refundsSql } from "#sql/refunds-sql";
import { returnDaysSql } from "#sql/shop-rules-sql";

const lines = `
  SELECT json_agg(json_build_object('id', li.id, 'title', li.title, 'quantity', li.quantity, 'metadata', li.metadata,
           'price', li.selling_price, 'mrp', li.compare_at_unit_price,
           'product_id', li.product_id, 'slug', COALESCE(p.handle, li.product_handle), 'thumbnail', li.thumbnail,
           'return_days', ${returnDaysSql}, 'is_in_parcel', own.parcel_id IS NOT NULL, 'returnable_until', own.returnable_until,
           'is_reviewed', EXISTS (SELECT FROM haat_review v WHERE v.product_id = li.product_id AND v.order_id = o.id
              AND v.customer_id = s.customer_id))
         ORDER BY li.created_at, li.id) AS list
    FROM haat_order_line li
    LEFT JOIN haat_product p ON p.id = li.product_id
    LEFT JOIN haat_product_details d ON d.product_id = li.product_id
    LEFT JOIN haat_parcel_line own ON own.line_item_id = li.id
   WHERE li.order_id = o.id AND li.version = o.version`;

/** The amount paid by the wallet, and the amount still due. A seeded order has no recorded payments. */
const money = `
  SELECT COALESCE(sum(p.captured - p.refunded) FILTER (WHERE p.provider_id = '${paymentProviders.wallet}'), 0)::float8 AS from_wallet,
         COALESCE(sum(p.captured - p.refunded), 0)::float8 AS paid
    FROM haat_payment p
   WHERE p.order_id = o.id AND p.canceled_at IS NULL`;

const shoppersParcel = `'sealedCode', p.delivery_code,
  'cashToPay', CASE WHEN s.payment_method = 'cod' AND s.payment_status = 'pending' AND p.status IN ('placed', 'processing', 'shipped')
    THEN ${cashDueSql}::float8 / 100 END`;

/** Orders with all wire fields, in one statement for any number of orders. Newest first. */
export const ordersSql = (where: string, page: string) => `
SELECT o.id, o.display_id, s.status, s.payment_status, s.payment_method, s.pay_until, money.from_wallet, money.paid,
       COALESCE(refunds.list, '[]') AS refunds,
       (SELECT ${payeeSql} FROM haat_refund_payee y WHERE y.order_id = o.id) AS refund_payee, ${creditNotesSql("o.id")} AS credit_notes,
       ${earlierInvoicesSql("o.id")} AS earlier_invoices, s.history, s.placed_at, s.changed_at, s.carrier, s.tracking_number,
       ${orderAddressSql} AS address,
       COALESCE(line.list, '[]') AS lines, ${orderSumsSql("o.id")} AS sums, ${usedCouponSql("o.id")} AS coupon, COALESCE(part.list, '[]') AS parcels,
       CASE WHEN r.id IS NOT NULL THEN json_build_object('action', r.action, 'reason', r.reason, 'image', r.image,
         'status', r.status, 'lines', r.lines, 'refund', r.refund, 'rejection', r.rejection, 'history', r.history) END AS return_request
  FROM (SELECT * FROM haat_order_status s WHERE ${where}
         ORDER BY s.placed_at DESC, s.order_id DESC ${page}) s
  JOIN haat_order o ON o.id = s.order_id
  LEFT JOIN haat_order_address a ON a.id = o.shipping_address_id
  LEFT JOIN haat_return_request r ON r.order_id = o.id
  CROSS JOIN LATERAL (${lines}) line
  CROSS JOIN LATERAL (${money}) money
  CROSS JOIN LATERAL (${refundsSql("o.id")}) refunds
  CROSS JOIN LATERAL (${orderParcelsSql("o.id", shoppersParcel)}) part
 ORDER BY s.placed_at DESC, s.order_id DESC`;
