import { withDatabase } from "./database";

export type StockFigures = { stocked: number; reserved: number; reservations: number };

/** A variant's stock in the engine's tables: the level's figures, and the sum of its reservations. */
export function stockOf(variantId: string, databaseUrl?: string): Promise<StockFigures> {
  return withDatabase(async (client) => {
    const { rows } = await client.query<StockFigures>(
      `SELECT l.stocked_quantity::int AS stocked, l.reserved_quantity::int AS reserved,
              (SELECT COALESCE(sum(r.quantity), 0)::int FROM reservation_item r
                WHERE r.inventory_item_id = l.inventory_item_id AND r.deleted_at IS NULL) AS reservations
         FROM product_variant_inventory_item v JOIN inventory_level l USING (inventory_item_id)
        WHERE v.variant_id = $1 AND v.deleted_at IS NULL AND l.deleted_at IS NULL`,
      [variantId],
    );
    const [figures] = rows;
    if (!figures) throw new Error(`There is no stock of ${variantId}.`);
    return figures;
  }, databaseUrl);
}
