import type { OneTransaction } from "#engine/hooks/one-transaction";

/**
 * Stock levels locked until the transaction ends: nobody else can sell from them or reserve their stock. Always locked
 * in the order of their ids, to prevent deadlocks.
 */
export type LockedLevel = {
  id: string;
  itemId: string;
  locationId: string;
  stocked: number;
  reserved: number;
  sells: boolean;
};

/** @returns the available quantity of each level, by id. */
export async function lockLevels(transaction: OneTransaction, ids: string[]): Promise<Map<string, number>> {
  const rows = await transaction.run<{ id: string; available: number }>(
    `SELECT id, (stocked_quantity - reserved_quantity)::float8 AS available FROM inventory_level
      WHERE id = ANY (?) AND deleted_at IS NULL ORDER BY id FOR UPDATE`,
    [ids],
  );
  return new Map(rows.map(({ id, available }) => [id, available]));
}

export const lockLevelsOfItems = (transaction: OneTransaction, itemIds: string[]): Promise<LockedLevel[]> =>
  transaction.run(
    `SELECT l.id, l.inventory_item_id AS "itemId", l.location_id AS "locationId", l.stocked_quantity::float8 AS stocked,
            l.reserved_quantity::float8 AS reserved,
            l.location_id IN (SELECT stock_location_id FROM sales_channel_stock_location WHERE deleted_at IS NULL) AS sells
       FROM inventory_level l WHERE l.inventory_item_id = ANY (?) AND l.deleted_at IS NULL ORDER BY l.id FOR UPDATE`,
    [itemIds],
  );

export const lockLevelsOfVariants = (transaction: OneTransaction, variantIds: string[]): Promise<{ id: string }[]> =>
  transaction.run(
    `SELECT l.id FROM inventory_level l WHERE l.deleted_at IS NULL AND l.inventory_item_id IN (
       SELECT inventory_item_id FROM product_variant_inventory_item WHERE variant_id = ANY (?) AND deleted_at IS NULL)
      ORDER BY l.id FOR UPDATE`,
    [variantIds],
  );

/** The levels in which these order lines have reservations. */
export const lockLevelsOfLines = (transaction: OneTransaction, lineIds: string[]): Promise<{ id: string }[]> =>
  transaction.run(
    `SELECT l.id FROM inventory_level l
      WHERE l.deleted_at IS NULL AND EXISTS (
        SELECT FROM reservation_item r WHERE r.line_item_id = ANY (?) AND r.deleted_at IS NULL
           AND r.inventory_item_id = l.inventory_item_id AND r.location_id = l.location_id)
      ORDER BY l.id FOR UPDATE`,
    [lineIds],
  );
