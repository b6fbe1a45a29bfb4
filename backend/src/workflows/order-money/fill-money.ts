import { lineMoney } from "@haat/api-contract/order/line-money";
import type { Run } from "#database/database";
import type { MoneyRow } from "#modules/order-money/money-rows";
import { OrderMoneyService } from "#modules/order-money/service";
import { noAmounts } from "#money/order-lines";
import { shareOut } from "#money/share-out";
import { saveMoney } from "./keep-money";
import { type RefundedLine, setRefundedLines } from "./refunded-lines";

/**
 * A line of an order of an earlier release, and its refunds, in whole paise. `price` in rupees; `parcel` is null for a
 * line without a parcel.
 */
export type EarlierLine = {
  lineId: string;
  quantity: number;
  price: number;
  parcel: number | null;
  byStaff: number;
  piecesByStaff: number;
};

/** A refunded return, with its amount. Whole paise. */
export type SettledReturn = { paise: number; lines: { line_id: string; quantity: number }[] };

/**
 * The refunds of an order's lines from before its money had rows. Parcels stored theirs; for other lines they are
 * staff's refunds and the line's share of a return, in which pieces that staff refunded have no part.
 */
export function earlierRefunds(lines: readonly EarlierLine[], settled: SettledReturn | null): RefundedLine[] {
  const worths = lines.map(({ lineId, price, quantity, piecesByStaff }) => {
    const returned = settled?.lines.find(({ line_id }) => line_id === lineId)?.quantity ?? 0;
    const rest = Math.min(returned, Math.max(0, quantity - piecesByStaff));
    return lineMoney({ quantity: rest, price }).goods;
  });
  const shares = shareOut(worths, settled?.paise ?? 0);
  return lines.flatMap(({ lineId, parcel, byStaff }, at) => {
    const paise = parcel ?? byStaff + (shares[at] ?? 0);
    return paise > 0 ? [{ lineId, paise }] : [];
  });
}

const linesSql = `
  SELECT json_agg(json_build_object('lineId', li.id, 'quantity', li.quantity, 'price', li.unit_price, 'parcel', own.refunded_paise,
           'byStaff', COALESCE(staff.paise, 0), 'piecesByStaff', COALESCE(staff.pieces, 0)) ORDER BY li.created_at, li.id) AS list
    FROM haat_order_line li
    LEFT JOIN haat_earlier_parcel_line own ON own.line_item_id = li.id
    LEFT JOIN LATERAL (
      SELECT sum(f.amount_paise) AS paise, sum(f.quantity) AS pieces FROM haat_refund_line f
       WHERE f.order_id = li.order_id AND f.line_item_id = li.id) staff ON true
   WHERE li.order_id = o.id AND li.version = o.version AND li.quantity > 0`;

type EarlierOrder = { orderId: string; lines: EarlierLine[]; settled: SettledReturn | null };

/**
 * A line of an earlier parcel that was agreed differently from what its order has now: the amount agreed beyond that,
 * and the refunds of a line that is gone. Whole paise.
 */
export type AgreedLine = Pick<MoneyRow, "orderId" | "lineId" | "sellerId" | "gstPercent" | "pieces" | "refunded"> & {
  paise: number;
};

/** What was agreed and no longer holds: one row adds it, another subtracts it. */
export const agreedRows = ({ paise, refunded, pieces, ...line }: AgreedLine): MoneyRow[] => {
  const row = (reason: MoneyRow["reason"], change: Partial<MoneyRow>): MoneyRow => ({
    ...noAmounts,
    ...line,
    refunded: 0,
    reason,
    ...change,
  });
  return [
    row("placed", { pieces, gross: paise }),
    row("changed", { pieces: -pieces, gross: -paise }),
    ...(refunded > 0 ? [row("refunded", { refunded })] : []),
  ];
};

/** Of lines that have left their order since, as with a cancelled part, and of those that staff have changed. */
async function addAgreed(run: Run, orderIds: readonly string[]): Promise<void> {
  const lines = await run<AgreedLine>({
    name: "order-money-agreed",
    text: `
SELECT e.order_id AS "orderId", e.line_item_id AS "lineId", e.seller_id AS "sellerId",
       COALESCE(m.gst_percent, 0)::float8 AS "gstPercent", (e.quantity - COALESCE(m.pieces, 0))::int AS pieces,
       (e.paid_paise - COALESCE(m.agreed_paise, 0))::float8 AS paise,
       CASE WHEN m.line_item_id IS NULL THEN e.refunded_paise ELSE 0 END::float8 AS refunded
  FROM haat_earlier_parcel_line e
  LEFT JOIN haat_line_money m ON m.line_item_id = e.line_item_id
 WHERE e.order_id = ANY ($1) AND (m.line_item_id IS NULL OR e.paid_paise <> m.agreed_paise)`,
    values: [orderIds],
  });
  await OrderMoneyService.rowsIn(run).add(lines.flatMap(agreedRows));
}

/** Fills the money rows of orders of an earlier release, which have none, with their refunds. */
export async function fillMoney(run: Run, orderIds: readonly string[]): Promise<void> {
  await saveMoney(run, orderIds);
  await addAgreed(run, orderIds);
  const orders = await run<EarlierOrder>({
    name: "order-money-earlier-refunds",
    text: `
SELECT o.id AS "orderId", COALESCE(line.list, '[]') AS lines,
       CASE WHEN r.action = 'return' AND r.status = 'refunded' THEN
         json_build_object('paise', round(r.refund::numeric * 100), 'lines', r.lines) END AS settled
  FROM haat_order o
  LEFT JOIN haat_return_request r ON r.order_id = o.id
  CROSS JOIN LATERAL (${linesSql}) line
 WHERE o.id = ANY ($1)`,
    values: [orderIds],
  });
  for (const { orderId, lines, settled } of orders) {
    const refunds = earlierRefunds(lines, settled);
    if (refunds.length > 0) await setRefundedLines({ prepared: run }, orderId, refunds);
  }
}
