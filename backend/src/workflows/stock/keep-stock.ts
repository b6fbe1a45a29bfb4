import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction, type OneTransaction } from "#engine/hooks/one-transaction";
import type { StateLine } from "../order/order-state";
import { findSellables } from "../sellable/read-sellables";
import { type LineToReserve, reserveStock } from "./reserve-stock";

/** Lines without a reservation although their stock is counted. A line whose product was deleted needs none. */
export async function linesWithoutStock(
  container: MedusaContainer,
  lines: readonly StateLine[],
): Promise<LineToReserve[]> {
  const bare = lines.filter(({ isReserved, unpacked }) => !isReserved && unpacked > 0);
  const productIds = bare.flatMap(({ productId }) => productId ?? []);
  const sellables = new Map((await findSellables(container, productIds)).map((one) => [one.variantId, one]));
  return bare.flatMap(({ id, variantId, unpacked }) => {
    const sellable = variantId ? sellables.get(variantId) : undefined;
    return sellable ? [{ sellable, quantity: unpacked, lineId: id }] : [];
  });
}

/**
 * Reserves stock for every line that has none, because the engine packs only reserved lines. An order of ours has its
 * reservation from the start; one that was reopened or created by hand may not.
 *
 * @returns ids of the stock levels that changed.
 * @throws ApiError 409 the stock was taken by another order.
 */
export async function saveStock(container: MedusaContainer, lines: readonly StateLine[]): Promise<string[]> {
  const bare = await linesWithoutStock(container, lines);
  if (bare.length === 0) return [];
  return await inOneTransaction(container, (transaction: OneTransaction) => reserveStock(transaction, bare));
}
