import type { View } from "#database/ensure-views";

/** What a coupon took off one piece of a line `l`, in rupees. Metadata is open to whoever edits orders in `/app`. */
const couponSql = `CASE WHEN jsonb_typeof(l.metadata->'haat_coupon') = 'number' THEN (l.metadata->>'haat_coupon')::numeric ELSE 0 END`;

/** Whether the shop bears the coupon of a seller's line `l`. */
const shopCouponSql = "COALESCE(l.metadata->'haat_shop_coupon' = 'true', false)";

export const orderViews: readonly View[] = [
  {
    // Rates are in percent.
    name: "haat_tax_rate",
    sql: `
      SELECT id, code, name, rate
        FROM tax_rate
       WHERE deleted_at IS NULL`,
  },
  {
    name: "haat_order",
    sql: `
      SELECT id, display_id, status, version, is_draft_order, customer_id, email, currency_code, shipping_address_id, metadata,
             created_at, updated_at, canceled_at
        FROM "order"
       WHERE deleted_at IS NULL`,
  },
  {
    // Includes addresses of deleted orders: an address goes with its order, and has no deletion of its own that we
    // read.
    name: "haat_order_address",
    sql: `
      SELECT id, first_name, last_name, phone, address_1, address_2, city, province, postal_code, country_code, company, metadata
        FROM order_address`,
  },
  {
    // The lines that were sold, once per version of the order. A price set on the version overrides the line's own.
    // Replacement items of an exchange are order lines of the engine too, but no sale. Tax in percent. `unit_price` is what
    // a piece costs, any fraction of a rupee after a coupon; `selling_price` what it cost before the coupon.
    name: "haat_order_line",
    sql: `
      SELECT l.id, i.order_id, i.version, i.quantity,
             COALESCE(i.unit_price, l.unit_price) AS unit_price, ${couponSql} AS coupon,
             round(COALESCE(i.unit_price, l.unit_price) + ${couponSql}, 2) AS selling_price,
             COALESCE(i.compare_at_unit_price, l.compare_at_unit_price) AS compare_at_unit_price,
             l.title, l.product_id, l.product_handle, l.variant_id, l.variant_title, l.variant_sku, l.thumbnail, l.metadata, l.created_at,
             COALESCE((SELECT sum(t.rate) FROM order_line_item_tax_line t WHERE t.item_id = l.id AND t.deleted_at IS NULL), 0) AS tax_rate,
             ${shopCouponSql} AS is_shop_coupon
        FROM order_item i
        JOIN order_line_item l ON l.id = i.item_id AND l.deleted_at IS NULL
       WHERE i.deleted_at IS NULL
         AND NOT EXISTS (SELECT FROM order_exchange_item x WHERE x.item_id = l.id AND x.deleted_at IS NULL)`,
  },
  {
    // A line's product data, even if the line was deleted: parcels and returns refer to it for good.
    name: "haat_line_item",
    sql: `
      SELECT l.id, l.title, l.product_title, l.product_id, l.variant_id, l.variant_sku, l.thumbnail, l.unit_price, ${couponSql} AS coupon,
             l.metadata, l.created_at, ${shopCouponSql} AS is_shop_coupon
        FROM order_line_item l`,
  },
  {
    // The delivery charged with a sale, once per version of the order; excludes those of returns and exchanges.
    name: "haat_order_delivery",
    sql: `
      SELECT m.id, s.order_id, s.version, m.amount, m.metadata,
             (SELECT sum(t.rate) FROM order_shipping_method_tax_line t
               WHERE t.shipping_method_id = m.id AND t.deleted_at IS NULL) AS tax_rate
        FROM order_shipping s
        JOIN order_shipping_method m ON m.id = s.shipping_method_id AND m.deleted_at IS NULL
       WHERE s.deleted_at IS NULL AND s.return_id IS NULL AND s.exchange_id IS NULL`,
  },
];
