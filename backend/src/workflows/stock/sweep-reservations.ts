import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction } from "../../database/one-transaction";
import { stockChanged } from "../order/events";
import { mendReserved } from "./mend-reserved";
import { releaseStock } from "./release-stock";

/**
 * Lines that hold stock and belong to no order: what a killed process of the engine's own store API leaves behind. Our
 * own orders can't, and a reservation made by hand has no line. The hour lets whoever is at work finish.
 */
const orphanedLines = `
  SELECT DISTINCT r.line_item_id AS id FROM reservation_item r
   WHERE r.deleted_at IS NULL AND r.line_item_id IS NOT NULL AND r.created_at < now() - interval '1 hour'
     AND NOT EXISTS (SELECT FROM order_line_item l WHERE l.id = r.line_item_id)`;

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
    return [...new Set([...released, ...(await mendReserved(transaction, null))])];
  });
  if (changed.length > 0) {
    await container.resolve(Modules.EVENT_BUS).emit(stockChanged(changed));
  }
  return changed.length;
}
