import type { Run } from "#database/database";
import { OrderMoneyService } from "#modules/order-money/service";
import { earlierRefunds, type LineRefunds, type SettledReturn } from "./earlier-refunds";
import { moneyChanges, type StandingLine, type StandingOrder } from "./money-changes";
import { setRefundedLines } from "./refunded-lines";

const linesSql = `
  SELECT json_agg(json_build_object('lineId', li.id, 'sellerId', p.seller_id, 'parcelId', p.id, 'quantity', li.quantity,
           'price', li.unit_price, 'mrp', li.compare_at_unit_price, 'gstPercent', li.tax_rate,
           'commissionPercent', COALESCE(own.commission_percent, 0), 'refunds', json_build_object('parcel', own.refunded_paise,
             'byStaff', COALESCE(staff.paise, 0), 'piecesByStaff', COALESCE(staff.pieces, 0))) ORDER BY li.created_at, li.id) AS list
    FROM haat_order_line li
    LEFT JOIN haat_parcel_line own ON own.line_item_id = li.id
    LEFT JOIN haat_parcel p ON p.id = own.parcel_id
    LEFT JOIN LATERAL (
      SELECT sum(f.amount_paise) AS paise, sum(f.quantity) AS pieces FROM haat_refund_line f
       WHERE f.order_id = li.order_id AND f.line_item_id = li.id) staff ON true
   WHERE li.order_id = o.id AND li.version = o.version AND li.quantity > 0`;

const chargesSql = `
  SELECT json_agg(json_build_object('paise', round(m.amount * 100), 'gstPercent', COALESCE(m.tax_rate, 0),
           'parcelId', m.metadata->>'parcel_id', 'isFee', COALESCE((m.metadata->>'payment_fee')::boolean, false))) AS list
    FROM haat_order_delivery m
   WHERE m.order_id = o.id AND m.version = o.version`;

type Found = Omit<StandingOrder, "sums" | "lines"> & {
  lines: (StandingLine & { refunds: LineRefunds })[];
  settled: SettledReturn | null;
};

/** Orders as the engine and their parcels have them now. */
const standingOrders = (run: Run, orderIds: readonly string[]) =>
  run<Found>({
    name: "order-money-standing",
    text: `
SELECT o.id AS "orderId", COALESCE(a.province, '') AS state,
       COALESCE((SELECT s.shop->>'gstin' FROM haat_shop_settings s), '') AS gstin,
       COALESCE(line.list, '[]') AS lines, COALESCE(charge.list, '[]') AS charges,
       CASE WHEN r.action = 'return' AND r.status = 'refunded' THEN
         json_build_object('paise', round(r.refund::numeric * 100), 'lines', r.lines) END AS settled
  FROM haat_order o
  LEFT JOIN haat_order_address a ON a.id = o.shipping_address_id
  LEFT JOIN haat_return_request r ON r.order_id = o.id
  CROSS JOIN LATERAL (${linesSql}) line
  CROSS JOIN LATERAL (${chargesSql}) charge
 WHERE o.id = ANY ($1)`,
    values: [orderIds],
  });

/**
 * Brings the money of orders up to what the orders are now, in the transaction that changes them: parts that were
 * cancelled, a fee that was added, an order that was made or edited in the engine's admin. Adds nothing where all agrees.
 * Whoever calls holds the orders' lock.
 */
export async function keepMoney(run: Run, orderIds: readonly string[]): Promise<void> {
  const rows = OrderMoneyService.rowsIn(run);
  const [orders, sums] = [await standingOrders(run, orderIds), await rows.of(orderIds)];
  const sumsOf = (id: string) => sums.filter(({ orderId }) => orderId === id);
  await rows.add(orders.flatMap((order) => moneyChanges({ ...order, sums: sumsOf(order.orderId) })));
  // What was given back of an order of an earlier release is told once, with its first rows.
  for (const { orderId, lines, settled } of orders.filter((order) => sumsOf(order.orderId).length === 0)) {
    const refunds = earlierRefunds(lines, settled);
    if (refunds.length > 0) await setRefundedLines({ prepared: run }, orderId, refunds);
  }
}
