import type { OneTransaction } from "#database/one-transaction";
import { OrderListingService } from "#modules/order-listing/service";
import type { LineSums, MoneyRow } from "#modules/order-money/money-rows";
import { OrderMoneyService } from "#modules/order-money/service";
import { commissionBack } from "#money/commission";
import { goodsOf, noAmounts } from "#money/order-lines";

/** All that was ever given back for a line, in whole paise. */
export type RefundedLine = { lineId: string; paise: number };

/** What has to be added to a line's money so that so much of it is refunded; null where it is. */
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
 * Says what was given back in all for lines of an order, at most what their goods cost. Less than before, as of an order
 * that is taken up again, takes it back. To be called when the order's money is up to date: after it was listed.
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
