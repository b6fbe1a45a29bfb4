import type { OneTransaction } from "#database/one-transaction";

const reservedSum = `COALESCE((SELECT sum(r.quantity) FROM reservation_item r
   WHERE r.inventory_item_id = l.inventory_item_id AND r.location_id = l.location_id AND r.deleted_at IS NULL), 0)`;

/**
 * Puts right what stands as reserved where it is not the sum of the reservations: the engine's workflows add to what
 * they read before, and lose what was written in between. Rows are locked first; the sums are taken by the next
 * statement, which sees all that was committed.
 *
 * @param variantIds whose stock to look at; null for all there is.
 * @returns ids of the levels that were mended.
 */
export async function repairReserved(transaction: OneTransaction, variantIds: string[] | null): Promise<string[]> {
  const ofVariants = `AND l.inventory_item_id IN (
    SELECT inventory_item_id FROM product_variant_inventory_item WHERE variant_id = ANY (?) AND deleted_at IS NULL)`;
  const suspects = await transaction.run<{ id: string }>(
    `SELECT l.id FROM inventory_level l WHERE l.deleted_at IS NULL AND l.reserved_quantity <> ${reservedSum}
       ${variantIds ? ofVariants : ""} ORDER BY l.id FOR UPDATE`,
    variantIds ? [variantIds] : [],
  );
  if (suspects.length === 0) return [];
  const mended = await transaction.run<{ id: string }>(
    `UPDATE inventory_level l SET reserved_quantity = s.reserved, updated_at = now(),
            raw_reserved_quantity = jsonb_build_object('value', s.reserved::text, 'precision', 20)
       FROM (SELECT l.id, ${reservedSum} AS reserved FROM inventory_level l WHERE l.id = ANY (?)) s
      WHERE l.id = s.id AND l.reserved_quantity <> s.reserved RETURNING l.id`,
    [suspects.map(({ id }) => id)],
  );
  return mended.map(({ id }) => id);
}

/**
 * Lines that hold stock and belong to no order: what a killed process of the engine's own store API leaves behind. Our
 * own orders can't, and a reservation made by hand has no line. The hour lets whoever is at work finish.
 */
const orphanedLines = `
  SELECT DISTINCT r.line_item_id AS id FROM reservation_item r
   WHERE r.deleted_at IS NULL AND r.line_item_id IS NOT NULL AND r.created_at < now() - interval '1 hour'
     AND NOT EXISTS (SELECT FROM order_line_item l WHERE l.id = r.line_item_id)`;

/** Their ids. */
export async function findOrphanedLines(transaction: OneTransaction): Promise<string[]> {
  const orphans = await transaction.run<{ id: string }>(orphanedLines, []);
  return orphans.map(({ id }) => id);
}
