import type { OneTransaction } from "#database/one-transaction";
import { lockLevelsOfVariants } from "#engine/stock/lock-levels";

/**
 * How many orders are under way with each of these variants: placed, on their way, or coming back. What is done is done
 * with the variant too. No order comes to it until the transaction ends.
 */
export async function countOpenOrders(
  transaction: OneTransaction,
  variantIds: readonly string[],
): Promise<{ byVariant: ReadonlyMap<string, number>; all: number }> {
  // Nobody buys them until the transaction ends: what is sold is locked first.
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
