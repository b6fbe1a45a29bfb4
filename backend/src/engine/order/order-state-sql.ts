/**
 * The current lines of an order `o`, as `list`, including those that an exchange sends, since they are packed as well.
 */
export const packedLinesSql = `
  SELECT json_agg(json_build_object('id', li.id, 'variantId', v.id, 'productId', li.product_id, 'quantity', oi.quantity,
           'unpacked', oi.quantity - oi.fulfilled_quantity,
           'isReserved', EXISTS (SELECT FROM reservation_item r WHERE r.line_item_id = li.id AND r.deleted_at IS NULL))
         ORDER BY li.id) AS list
    FROM order_item oi
    JOIN order_line_item li ON li.id = oi.item_id AND li.deleted_at IS NULL
    LEFT JOIN product_variant v ON v.id = li.variant_id AND v.deleted_at IS NULL
   WHERE oi.order_id = o.id AND oi.version = o.version AND oi.deleted_at IS NULL`;

/** The fulfilments of an order `o` that were not cancelled, as `list`, oldest first. */
export const fulfilmentsSql = `
  SELECT json_agg(json_build_object('id', f.id, 'isShipped', f.shipped_at IS NOT NULL, 'isDelivered', f.delivered_at IS NOT NULL,
           'inventoryItemIds', ARRAY(SELECT i.inventory_item_id FROM fulfillment_item i
              WHERE i.fulfillment_id = f.id AND i.inventory_item_id IS NOT NULL AND i.deleted_at IS NULL),
           'lineIds', ARRAY(SELECT DISTINCT i.line_item_id FROM fulfillment_item i
              WHERE i.fulfillment_id = f.id AND i.line_item_id IS NOT NULL AND i.deleted_at IS NULL))
         ORDER BY f.created_at, f.id) AS list
    FROM order_fulfillment l JOIN fulfillment f ON f.id = l.fulfillment_id
   WHERE l.order_id = o.id AND l.deleted_at IS NULL AND f.deleted_at IS NULL AND f.canceled_at IS NULL`;
