import type { OneTransaction } from "#engine/hooks/one-transaction";
import { OrderListingService } from "#modules/order-listing/service";
import type { LineSums, MoneyRow } from "#modules/order-money/money-rows";
import { OrderMoneyService } from "#modules/order-money/service";
import { commissionBack } from "#money/commission";
import { goodsOf, noAmounts } from "#money/order-lines";

/** The total ever refunded for a line, in whole paise. */
export type RefundedLine = { lineId: string; paise: number };

/** The row that brings a line's refunds to this total; null if they are there already. */
export function refundRow(line: LineSums, paise: number): MoneyRow | null {
  const goods = goodsOf(line);
  const refunded = Math.min(paise, goods);
  const back = commissionBack(goods, line, refunded);
  const change = {
    refunded: refunded - line.refunded,
    commission: line.commissionBack - back.commission,
    commissionGst: line.commissionGstBack - back.commissionGst,
  };
  if (Object.values(change).every((paid) => paid === 0)) return null;
  const { orderId, lineId, sellerId, gstPercent } = line;
  return { ...noAmounts, orderId, lineId, sellerId, gstPercent, reason: "refunded", ...change };
}

/**
 * Sets the total refunds of an order's lines, limited to what their goods cost. A lower total than before, as for a
 * reopened order, is reversed. Call it when the order's money is up to date: after the order list was refreshed.
 */
export async function setRefundedLines(
  { prepared }: Pick<OneTransaction, "prepared">,
  orderId: string,
  lines: readonly RefundedLine[],
): Promise<void> {
  await OrderListingService.lockIn(prepared, [orderId]);
  const rows = OrderMoneyService.rowsIn(prepared);
  const sums = await rows.of([orderId]);
  const changes = lines.flatMap(({ lineId, paise }) => {
    const line = sums.find((sum) => sum.lineId === lineId);
    return (line && refundRow(line, paise)) ?? [];
  });
  await rows.add(changes);
}
