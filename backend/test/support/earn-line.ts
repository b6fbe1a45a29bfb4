import { commissionBack, commissionOn } from "#money/commission";

/** A line of a parcel, in whole paise. */
export type LineSold = {
  /** What the shopper pays for the goods, GST contained. */
  paid: number;
  /** What the shopper pays for the delivery, as far as it is told with this line. */
  delivery: number;
  /** As it was agreed when the order was placed; at most two decimals. */
  commissionPercent: number;
  /** What went back to the shopper for the goods, at most what was paid. */
  refunded: number;
};

export type LineEarned = LineSold & {
  commission: number;
  /** GST on the commission. */
  commissionGst: number;
  /** What the seller bears of the refund. */
  refundShare: number;
  net: number;
};

/**
 * What a seller earns with a line. The shop keeps its commission on the goods and the GST on that; delivery is the
 * seller's without commission. What goes back to the shopper takes the commission on it and its GST back in proportion,
 * so that of a line that comes back whole the seller keeps and owes nothing but its delivery. A part of an order that was
 * cancelled has no earnings at all, and is not asked about here. `haat_earned_line` is the same in SQL.
 */
export function earnLine(line: LineSold): LineEarned {
  const kept = commissionOn(line.paid, line.commissionPercent);
  const back = commissionBack(line.paid, kept, line.refunded);
  const refundShare = line.refunded - back.commission - back.commissionGst;
  const net = line.paid + line.delivery - kept.commission - kept.commissionGst - refundShare;
  return { ...line, ...kept, refundShare, net };
}
