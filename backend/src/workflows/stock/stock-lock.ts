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
