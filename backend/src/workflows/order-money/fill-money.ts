import { lineMoney } from "@haat/api-contract/order/line-money";
import { shareOut } from "#money/share-out";
import type { StandingLine } from "./money-changes";
import type { RefundedLine } from "./refunded-lines";

/** What was given back of a line before its money had rows. Whole paise; `parcel` is null for a line in no parcel. */
export type LineRefunds = { parcel: number | null; byStaff: number; piecesByStaff: number };

/** A return that was refunded, with what went back for it. Whole paise. */
export type SettledReturn = { paise: number; lines: { line_id: string; quantity: number }[] };

/**
 * What was given back for lines of an order of an earlier release: parcels kept it, and of other lines it is what staff
 * gave back and their share of a return, which a piece that staff refunded has no part in.
 */
export function earlierRefunds(
  lines: readonly (StandingLine & { refunds: LineRefunds })[],
  settled: SettledReturn | null,
): RefundedLine[] {
  const worths = lines.map(({ lineId, price, quantity, refunds }) => {
    const returned = settled?.lines.find(({ line_id }) => line_id === lineId)?.quantity ?? 0;
    const rest = Math.min(returned, Math.max(0, quantity - refunds.piecesByStaff));
    return lineMoney({ quantity: rest, price }).goods;
  });
  const shares = shareOut(worths, settled?.paise ?? 0);
  return lines.flatMap(({ lineId, refunds }, at) => {
    const paise = refunds.parcel ?? refunds.byStaff + (shares[at] ?? 0);
    return paise > 0 ? [{ lineId, paise }] : [];
  });
}
