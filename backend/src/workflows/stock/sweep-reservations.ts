import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { findOrphanedLines, repairReserved } from "#engine/stock/repair-reserved";
import { stockChanged } from "../order/events";
import { releaseStock } from "./release-stock";

/**
 * Releases orphaned reservations, and publishes the stock changes.
 *
 * @returns how many stock levels changed.
 */
export async function sweepReservations(container: MedusaContainer): Promise<number> {
  const changed = await inOneTransaction(container, async (transaction) => {
    const released = await releaseStock(container, transaction, await findOrphanedLines(transaction));
    await transaction.flush();
    return [...new Set([...released, ...(await repairReserved(transaction, null))])];
  });
  if (changed.length > 0) {
    await container.resolve(Modules.EVENT_BUS).emit(stockChanged(changed));
  }
  return changed.length;
}
