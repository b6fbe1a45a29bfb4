import type { MedusaContainer } from "@medusajs/framework/types";
import { Modules } from "@medusajs/framework/utils";

const patienceSeconds = 60;

/**
 * Whoever changes how much is in stock holds this besides the rows' locks: the engine's workflows read and write that
 * figure under it, and lock no rows.
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
 * The engine's workflows wait five seconds for the lock of `withStockLock`, and fail then. So who lets the engine pack, and
 * who takes goods back under that lock, come one after the other by the goods' variants, and wait longer.
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
