import type { OneTransaction } from "#engine/hooks/one-transaction";
import { lockLevels } from "#engine/stock/lock-levels";
import { reserve } from "#engine/stock/reserve";
import { checkStock, countStock } from "../sellable/count-stock";
import type { Sellable, StockLevel } from "../sellable/sellable";

/** An order line that needs stock; `lineId`: the engine's. */
export type LineToReserve = { sellable: Sellable; quantity: number; lineId: string };
type Share = { levelId: string; inventoryItemId: string; locationId: string; quantity: number };

/** Divides a line's quantity over the locations of its items: most stock first, so that most orders ship from one. */
export function divide(quantity: number, levels: readonly StockLevel[]): Share[] {
  const shares: Share[] = [];
  for (const inventoryItemId of new Set(levels.map((level) => level.inventoryItemId))) {
    const places = levels.filter((level) => level.inventoryItemId === inventoryItemId);
    let missing = quantity * (places[0]?.required ?? 1);
    for (const { levelId, locationId, available } of places.sort((a, b) => b.available - a.available)) {
      const share = Math.min(missing, available);
      if (share <= 0) continue;
      missing -= share;
      shares.push({ levelId, inventoryItemId, locationId, quantity: share });
    }
  }
  return shares;
}

/**
 * Reserves the stock of an order's lines, in the running transaction. The stock rows stay locked until it ends, so that
 * concurrent processes cannot oversell.
 *
 * @returns ids of the levels that changed.
 * @throws ApiError 409 the stock was taken by a concurrent order.
 */
export async function reserveStock(transaction: OneTransaction, lines: readonly LineToReserve[]): Promise<string[]> {
  const counted = lines.filter(({ sellable }) => sellable.levels.length > 0);
  const ids = [...new Set(counted.flatMap(({ sellable }) => sellable.levels.map(({ levelId }) => levelId)))].sort();
  if (ids.length === 0) return [];
  const available = await lockLevels(transaction, ids);
  const reservations = counted.flatMap(({ sellable, quantity, lineId }) => {
    const levels = sellable.levels.map((level) => ({ ...level, available: available.get(level.levelId) ?? 0 }));
    checkStock(sellable.title, quantity, countStock(levels, true));
    return divide(quantity, levels).map((share) => {
      // Another line of this order may need the same item: it only gets what is left.
      available.set(share.levelId, (available.get(share.levelId) ?? 0) - share.quantity);
      return { ...share, lineId };
    });
  });
  await reserve(transaction.prepared, reservations);
  return ids;
}
