import type { SellerOrderDetail } from "@haat/api-contract/parcel/schemas";
import { openParcels } from "@haat/api-contract/parcel/words";
import type { Run } from "#database/database";
import { instantSql } from "#database/page-of";
import { addressNameSql, type OrderAddressRow, orderAddressSql, toOrderAddress } from "#engine/order/order-address";
import { cashDueSql, parcelVersionSql } from "../parcel-sql";
import type { ParcelChange } from "../parcel-states";

type Row = Omit<SellerOrderDetail, "shipTo" | "goods" | "delivery" | "shopCoupon" | "total" | "history"> & {
  goodsPaise: string;
  deliveryPaise: string;
  shopCouponPaise: string;
  address: OrderAddressRow;
  history: ParcelChange[];
};

const lines = `
  SELECT COALESCE(sum(m.agreed_paise), 0) AS paise,
         COALESCE(sum(m.shop_coupon_paise), 0) AS shop_coupon,
         json_agg(json_build_object('_id', li.id, 'productId', COALESCE(l.product_id, li.id), 'title', li.title,
           'image', COALESCE(NULLIF(li.metadata->>'image', ''), li.thumbnail, ''), 'sku', COALESCE(li.variant_sku, ''),
           'variant', CASE WHEN COALESCE(li.metadata->>'color', '') <> '' OR COALESCE(li.metadata->>'size', '') <> ''
             THEN json_build_object('color', COALESCE(li.metadata->>'color', ''), 'size', COALESCE(li.metadata->>'size', '')) END,
           'quantity', l.quantity, 'price', round(m.agreed_paise::numeric / l.quantity / 100 + li.coupon, 2), 'amount', m.agreed_paise::float8 / 100,
           'coupon', round(li.coupon * l.quantity, 2), 'isShopCoupon', li.is_shop_coupon,
           'refunded', m.refunded_paise::float8 / 100, 'returnUntil', ${instantSql("l.returnable_until")}) ORDER BY li.id) AS list
    FROM parcel_line l JOIN haat_line_item li ON li.id = l.line_item_id JOIN haat_line_money m ON m.line_item_id = l.line_item_id
   WHERE l.parcel_id = p.id`;

/**
 * A seller's parcel of an order; null if there is none, or it is another seller's. Nothing of other parcels is read.
 */
export async function readParcel(run: Run, sellerId: string, parcelId: string): Promise<SellerOrderDetail | null> {
  const [row] = await run<Row>({
    name: "parcel-detail",
    text: `
SELECT p.id AS "_id", o.display_id AS "orderNumber", p.status, p.carrier, p.tracking_number AS "trackingNumber", p.reason,
       ${addressNameSql} AS customer,
       ${orderAddressSql} AS address,
       sold.list AS products, sold.paise AS "goodsPaise", p.delivery_paise AS "deliveryPaise", sold.shop_coupon AS "shopCouponPaise", s.payment_method AS "paymentMethod",
       CASE WHEN s.payment_method = 'cod' AND p.status <> 'cancelled' THEN
         COALESCE((SELECT c.amount_paise FROM parcel_cash c WHERE c.parcel_id = p.id), ${cashDueSql("p")})::float8 / 100 END AS cash,
       ${instantSql("p.placed_at")} AS "placedAt", ${instantSql("p.changed_at")} AS "changedAt",
       ${instantSql("p.delivered_at")} AS "deliveredAt", p.history, ${parcelVersionSql} AS version
  FROM parcel p
  JOIN haat_order o ON o.id = p.order_id
  JOIN haat_order_status s ON s.order_id = p.order_id
  LEFT JOIN haat_order_address a ON a.id = o.shipping_address_id
  CROSS JOIN LATERAL (${lines}) sold
 WHERE p.id = $1 AND p.seller_id = $2`,
    values: [parcelId, sellerId],
  });
  return row ? toDetail(row) : null;
}

function toDetail({ goodsPaise, deliveryPaise, shopCouponPaise, address, history, ...row }: Row): SellerOrderDetail {
  const [goods = 0, delivery = 0, shopCoupon = 0] = [goodsPaise, deliveryPaise, shopCouponPaise].map(Number);
  return {
    ...row,
    shipTo: openParcels.includes(row.status) ? toOrderAddress(address) : null,
    goods: goods / 100,
    delivery: delivery / 100,
    total: (goods + delivery) / 100,
    shopCoupon: shopCoupon / 100,
    history: history.map(({ status, at, by, correction = null }) => ({ status, at, by: by.kind, correction })),
  };
}
