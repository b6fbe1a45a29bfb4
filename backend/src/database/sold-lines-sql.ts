/**
 * What an order was sold as: `oi` is a line in one version of the engine's order, `li` what it names. Every reader that
 * shows or counts a sale reads this, and says itself which order and version it means. Goods that an exchange sent for
 * others are lines of the engine's order too, but no sale: they are left out.
 */
export const soldLines = `(order_item oi JOIN order_line_item li ON li.id = oi.item_id AND oi.deleted_at IS NULL AND li.deleted_at IS NULL
  AND NOT EXISTS (SELECT FROM order_exchange_item x WHERE x.item_id = li.id AND x.deleted_at IS NULL))`;

/** The delivery `m` that an order was sold with, by its place `os` in one version of the order; no return's, no exchange's. */
export const soldDelivery = `(order_shipping os JOIN order_shipping_method m ON m.id = os.shipping_method_id AND m.deleted_at IS NULL
  AND os.deleted_at IS NULL AND os.return_id IS NULL AND os.exchange_id IS NULL)`;
