import type { View } from "#database/ensure-views";

export const stockViews: readonly View[] = [
  {
    // A variant's stock items: one, or several for a set.
    name: "haat_variant_item",
    sql: `
      SELECT variant_id, inventory_item_id AS item_id, required_quantity
        FROM product_variant_inventory_item
       WHERE deleted_at IS NULL`,
  },
  {
    // Stock of an item at one location; only locations of a sales channel sell.
    name: "haat_stock_level",
    sql: `
      SELECT id, inventory_item_id AS item_id, location_id, reserved_quantity AS reserved,
             stocked_quantity - reserved_quantity AS available,
             location_id IN (SELECT stock_location_id FROM sales_channel_stock_location WHERE deleted_at IS NULL) AS sells
        FROM inventory_level
       WHERE deleted_at IS NULL`,
  },
];
