import type { View } from "#database/ensure-views";

export const orderViews: readonly View[] = [
  {
    // In percent.
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
    // Also of orders that are deleted: an address goes with its order, and has no deletion of its own that we read.
    name: "haat_order_address",
    sql: `
      SELECT id, first_name, last_name, phone, address_1, address_2, city, province, postal_code, country_code, company, metadata
        FROM order_address`,
  },
  {
    // What an order was sold as: a line in each version of its order. What it was sold for is the version's, where that says so.
    // Goods that an exchange sends for others are lines of the engine's order too, but no sale. Tax in percent.
    name: "haat_order_line",
    sql: `
      SELECT l.id, i.order_id, i.version, i.quantity,
             COALESCE(i.unit_price, l.unit_price) AS unit_price,
             COALESCE(i.compare_at_unit_price, l.compare_at_unit_price) AS compare_at_unit_price,
             l.title, l.product_id, l.product_handle, l.variant_id, l.variant_title, l.variant_sku, l.thumbnail, l.metadata, l.created_at,
             COALESCE((SELECT sum(t.rate) FROM order_line_item_tax_line t WHERE t.item_id = l.id AND t.deleted_at IS NULL), 0) AS tax_rate
        FROM order_item i
        JOIN order_line_item l ON l.id = i.item_id AND l.deleted_at IS NULL
       WHERE i.deleted_at IS NULL
         AND NOT EXISTS (SELECT FROM order_exchange_item x WHERE x.item_id = l.id AND x.deleted_at IS NULL)`,
  },
  {
    // What a line says of its goods, whatever became of the line: parcels and returns name it for ever.
    name: "haat_line_item",
    sql: `
      SELECT id, title, product_title, product_id, variant_id, variant_sku, thumbnail, unit_price, metadata, created_at
        FROM order_line_item`,
  },
  {
    // A delivery that goods were sold with, in each version of the order; no return's, no exchange's.
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
