import type { OneTransaction } from "../../database/one-transaction";

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
