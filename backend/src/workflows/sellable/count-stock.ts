import { limits } from "@haat/api-contract/limits";
import { orderMessages } from "@haat/api-contract/order/messages";
import { ApiError } from "#errors/api-error";
import type { StockLevel } from "./sellable";

/**
 * The quantity of a variant available from its stock. A variant of several items (a set) is as available as the
 * scarcest of them. If stock is not counted, it is the maximum line quantity.
 */
export function countStock(levels: readonly StockLevel[], counted: boolean): number {
  if (!counted) return limits.maxLineQuantity;
  const items = new Map<string, { available: number; required: number }>();
  for (const { inventoryItemId, available, required } of levels) {
    const soFar = items.get(inventoryItemId)?.available ?? 0;
    items.set(inventoryItemId, { available: soFar + available, required });
  }
  const pieces = [...items.values()].map(({ available, required }) => Math.floor(available / Math.max(required, 1)));
  return pieces.length === 0 ? 0 : Math.max(0, Math.min(...pieces));
}

/** Lines of carts and orders that this process has refused since its start, for its metrics. */
export const stockRefusals = { count: 0 };

/** @throws ApiError 409 not enough in stock. */
export function checkStock(title: string, quantity: number, stock: number): void {
  if (stock > 0 && quantity <= stock) return;
  stockRefusals.count += 1;
  throw new ApiError(409, stock <= 0 ? orderMessages.outOfStock(title) : orderMessages.onlyLeft(stock, title));
}
