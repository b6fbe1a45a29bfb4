import type { OneTransaction } from "#engine/hooks/one-transaction";
import { rawSql } from "../raw-amount";

const reservedSum = `COALESCE((SELECT sum(r.quantity) FROM reservation_item r
   WHERE r.inventory_item_id = l.inventory_item_id AND r.location_id = l.location_id AND r.deleted_at IS NULL), 0)`;

/**
 * Repairs reserved quantities that differ from the sum of the reservations. The engine's workflows add to a value they
 * read earlier, and so lose concurrent updates. Rows are locked first; the next statement computes the sums, so that it
 * sees everything committed by then.
 *
 * @param variantIds the variants to check; null for all.
 * @returns ids of the levels that were repaired.
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
            raw_reserved_quantity = ${rawSql("s.reserved")}
       FROM (SELECT l.id, ${reservedSum} AS reserved FROM inventory_level l WHERE l.id = ANY (?)) s
      WHERE l.id = s.id AND l.reserved_quantity <> s.reserved RETURNING l.id`,
    [suspects.map(({ id }) => id)],
  );
  return mended.map(({ id }) => id);
}

/**
 * Lines with reservations but without an order, left behind when a process dies in the engine's own store API. Our own
 * orders cannot cause this, and a reservation made by hand has no line. The hour gives running checkouts time to
 * finish.
 */
const orphanedLines = `
  SELECT DISTINCT r.line_item_id AS id FROM reservation_item r
   WHERE r.deleted_at IS NULL AND r.line_item_id IS NOT NULL AND r.created_at < now() - interval '1 hour'
     AND NOT EXISTS (SELECT FROM order_line_item l WHERE l.id = r.line_item_id)`;

/** @returns the ids of lines with orphaned reservations. */
export async function findOrphanedLines(transaction: OneTransaction): Promise<string[]> {
  const orphans = await transaction.run<{ id: string }>(orphanedLines, []);
  return orphans.map(({ id }) => id);
}
