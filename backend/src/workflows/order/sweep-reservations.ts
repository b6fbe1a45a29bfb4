import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction, type OneTransaction } from "../../database/one-transaction";
import { stockChanged } from "./events";
import { releaseStock } from "./release-stock";

/**
 * Lines that hold stock and belong to no order: what a killed process of the engine's own store API leaves behind. Our
 * own orders can't, and a reservation made by hand has no line. The hour lets whoever is at work finish.
 */
const orphanedLines = `
  SELECT DISTINCT r.line_item_id AS id FROM reservation_item r
   WHERE r.deleted_at IS NULL AND r.line_item_id IS NOT NULL AND r.created_at < now() - interval '1 hour'
     AND NOT EXISTS (SELECT FROM order_line_item l WHERE l.id = r.line_item_id)`;

const reservedSum = `COALESCE((SELECT sum(r.quantity) FROM reservation_item r
   WHERE r.inventory_item_id = l.inventory_item_id AND r.location_id = l.location_id AND r.deleted_at IS NULL), 0)`;

/**
 * Levels whose figure is not what is reserved: the engine's workflows add to what they read before, and lose what was
 * written in between. Locked first; the sums are taken by the next statement, which sees all that was committed.
 */
async function mendFigures(transaction: OneTransaction): Promise<string[]> {
  const suspects = await transaction.run<{ id: string }>(
    `SELECT l.id FROM inventory_level l WHERE l.deleted_at IS NULL AND l.reserved_quantity <> ${reservedSum} ORDER BY l.id FOR UPDATE`,
    [],
  );
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
 * Frees stock that nobody owns, and tells of it.
 *
 * @returns how many stock levels changed.
 */
export async function sweepReservations(container: MedusaContainer): Promise<number> {
  const changed = await inOneTransaction(container, async (transaction) => {
    const orphans = await transaction.run<{ id: string }>(orphanedLines, []);
    const released = await releaseStock(
      container,
      transaction,
      orphans.map(({ id }) => id),
    );
    await transaction.flush();
    return [...new Set([...released, ...(await mendFigures(transaction))])];
  });
  if (changed.length > 0) {
    await container.resolve(Modules.EVENT_BUS).emit(stockChanged(changed));
  }
  return changed.length;
}
