import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

const patienceSeconds = 60;

/**
 * Required, besides row locks, for any change of the stocked quantity: the engine's workflows read and write it under
 * this lock, and lock no rows.
 */
export function withStockLock<Result>(
  container: MedusaContainer,
  inventoryItemIds: readonly string[],
  act: () => Promise<Result>,
): Promise<Result> {
  const keys = [...new Set(inventoryItemIds)].sort();
  if (keys.length === 0) return act();
  return container.resolve(Modules.LOCKING).execute(keys, act, { timeout: patienceSeconds });
}

/**
 * The engine's workflows fail after waiting five seconds for the lock of `withStockLock`. So packing by the engine and
 * restocking under that lock are serialized by variant, with a longer timeout.
 */
export function inPackingTurn<Result>(
  container: MedusaContainer,
  variantIds: readonly (string | null)[],
  act: () => Promise<Result>,
): Promise<Result> {
  const keys = [...new Set(variantIds.filter((id) => id !== null))].sort().map((id) => `packing:${id}`);
  if (keys.length === 0) return act();
  return container.resolve(Modules.LOCKING).execute(keys, act, { timeout: patienceSeconds });
}
