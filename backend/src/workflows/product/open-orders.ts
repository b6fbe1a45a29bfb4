import type { OneTransaction } from "#engine/hooks/one-transaction";
import { lockLevelsOfVariants } from "#engine/stock/lock-levels";

/**
 * The number of open orders with each of these variants: placed, in delivery or being returned. Completed orders don't
 * count. No new order of them is possible until the transaction ends.
 */
export async function countOpenOrders(
  transaction: OneTransaction,
  variantIds: readonly string[],
): Promise<{ byVariant: ReadonlyMap<string, number>; all: number }> {
  // Prevents new orders: placing one locks the stock first.
  await lockLevelsOfVariants(transaction, [...variantIds]);
  const rows = await transaction.run<{ variant: string; orderId: string }>(
    `SELECT DISTINCT li.variant_id AS variant, o.id AS "orderId"
       FROM haat_order_line li
       JOIN haat_order o ON o.id = li.order_id AND o.version = li.version
       JOIN haat_order_status s ON s.order_id = o.id
      WHERE li.variant_id = ANY (?)
        AND (s.status IN ('placed', 'processing', 'shipped')
             OR EXISTS (SELECT FROM haat_return_request r WHERE r.order_id = o.id AND r.is_open))`,
    [[...variantIds]],
  );
  const byVariant = new Map<string, number>();
  for (const { variant } of rows) byVariant.set(variant, (byVariant.get(variant) ?? 0) + 1);
  return { byVariant, all: new Set(rows.map(({ orderId }) => orderId)).size };
}
