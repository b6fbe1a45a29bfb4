import { leftSql, type OrderVersion, orderVersionSql, type Pieces } from "./next-version";

type PackedLine = Pieces & { left: number };
/** An order and the lines of one of its fulfilments. `isOpen`: it was neither cancelled nor moved already. */
export type PackedOrder = OrderVersion & { isPlain: boolean; isOpen: boolean; lines: PackedLine[] | null };

/**
 * SQL of a `PackedOrder`. $1: order, $2: fulfilment. Its quantities are those of the actions that packed it: what it
 * contains is counted in inventory items, of which a piece may need several.
 *
 * @param of where the goods go next. @param more SQL of further columns.
 */
export const packedSql = (of: "shipped" | "delivered", more = ""): string => `
SELECT ${orderVersionSql},
       EXISTS (SELECT FROM fulfillment f WHERE f.id = $2 AND f.deleted_at IS NULL AND f.canceled_at IS NULL
                  AND f.${of}_at IS NULL AND f.delivered_at IS NULL AND f.shipping_option_id IS NOT NULL) AS "isOpen",
       (SELECT json_agg(json_build_object('lineId', packed.id, 'quantity', packed.quantity, 'left', ${leftSql("packed.id", of)},
                 'quantityIsText', EXISTS (SELECT FROM order_line_item l JOIN product_variant_inventory_item n ON n.variant_id = l.variant_id AND n.deleted_at IS NULL
                    WHERE l.id = packed.id)) ORDER BY packed.id)
          FROM (SELECT a.details ->> 'reference_id' AS id, sum((a.details ->> 'quantity')::numeric) AS quantity
                  FROM order_change_action a
                 WHERE a.order_id = o.id AND a.action = 'FULFILL_ITEM' AND a.reference_id = $2 AND a.applied AND a.deleted_at IS NULL
                 GROUP BY 1) packed) AS lines${more}
  FROM "order" o WHERE o.id = $1`;

/** Whether our statements may move a fulfilment; everything else is left to the engine, which checks it anew. */
export const canMove = (order: PackedOrder): order is PackedOrder & { lines: PackedLine[] } =>
  order.isPlain && order.isOpen && order.lines?.every(({ quantity, left }) => quantity <= left) === true;
