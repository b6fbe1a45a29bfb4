import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "#database/database";
import type { OneTransaction } from "#database/one-transaction";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { StoredPaymentStatus } from "#modules/order-status/order-states";
import type { OrderStatusModule } from "#modules/order-status/service";
import { toPaySql } from "#sql/refunds-sql";

/** An order's money, in whole paise. `parts`: what went back for its cancelled parts, which the rest knows nothing of. */
export type RefundState = {
  paymentStatus: StoredPaymentStatus;
  /** What the order costs as it stands now. */
  total: number;
  taken: number;
  given: number;
  parts: number;
  /** What a person has still to pay back: of all that was given, and of it without the parts. */
  toPay: number;
  toPayOfRest: number;
};

type Refunded = Extract<StoredPaymentStatus, "refunded" | "partially_refunded">;

/** What the shopper has back of it, or what goes back by itself. */
const backOf = ({ given, parts, toPayOfRest }: RefundState): number => given - parts - toPayOfRest;

/**
 * What an order's payment is while money of it is given back. What a person has still to pay counts as not given back:
 * it stays paid until somebody has recorded it.
 *
 * @param whole what it would be if all of it were back.
 */
export function statusWhileToPay(whole: Refunded, state: RefundState): Refunded | "paid" {
  if (state.toPay === 0) return whole;
  // An order that was taken up again after its money went back was paid anew.
  if (state.taken - state.given + state.toPay >= state.total) return "paid";
  return backOf(state) > 0 ? "partially_refunded" : "paid";
}

/** What it is once something was paid back; what awaits money, or never got any, stays as it is. */
export function statusOncePaidBack(state: RefundState): StoredPaymentStatus {
  const { paymentStatus, total, taken, given, toPay } = state;
  if (paymentStatus === "pending" || paymentStatus === "failed") return paymentStatus;
  if (toPay === 0 && given >= taken) return "refunded";
  // An order that was taken up again after its money went back was paid anew.
  if (taken - given + toPay >= total) return "paid";
  return backOf(state) > 0 ? "partially_refunded" : "paid";
}

/** What was never in the books, as the demo's past, was taken whole. */
async function readState(run: Run, orderId: string): Promise<RefundState | null> {
  const [state] = await run<RefundState>({
    name: "refund-state",
    text: `
SELECT s.payment_status AS "paymentStatus", parts.paise::float8 AS parts, owed.paise::float8 AS "toPay", owed.of_rest::float8 AS "toPayOfRest",
       COALESCE(listed.total_paise, 0)::float8 AS total,
       CASE WHEN money.payments > 0 THEN money.taken ELSE COALESCE(listed.total_paise, 0) END::float8 AS taken,
       CASE WHEN money.payments > 0 THEN money.given ELSE past.paise END::float8 AS given
  FROM haat_order_status s
  LEFT JOIN haat_order_listing listed ON listed.order_id = s.order_id
  CROSS JOIN LATERAL (
    SELECT count(*) AS payments, COALESCE(round(sum(pay.captured) * 100), 0) AS taken, COALESCE(round(sum(pay.refunded) * 100), 0) AS given
      FROM haat_payment pay
     WHERE pay.order_id = s.order_id) money
  CROSS JOIN LATERAL (SELECT COALESCE(sum(amount_paise), 0) AS paise FROM haat_refund_task WHERE order_id = s.order_id AND kind = 'past') past
  CROSS JOIN LATERAL (SELECT COALESCE(sum(refund_paise), 0) AS paise FROM haat_parcel WHERE order_id = s.order_id) parts
  CROSS JOIN LATERAL (${toPaySql("s.order_id")}) owed
 WHERE s.order_id = $1`,
    values: [orderId],
  });
  return state ?? null;
}

/** As `statusWhileToPay`, of what the running transaction has booked. */
export async function paymentStatusWhileToPay(
  run: Run,
  orderId: string,
  whole: Refunded,
): Promise<StoredPaymentStatus> {
  const state = await readState(run, orderId);
  return state ? statusWhileToPay(whole, state) : whole;
}

/** Says what an order's payment is, once something of it was paid back or goes back another way. */
export async function refreshPaymentStatus(
  container: MedusaContainer,
  transaction: OneTransaction,
  orderId: string,
): Promise<void> {
  const state = await readState(transaction.prepared, orderId);
  if (!state) return;
  const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
  const next = statusOncePaidBack(state);
  if (next !== state.paymentStatus) await statuses.setPaymentStatus(orderId, next, transaction.contextFor(statuses));
}

/** Paise of an order that the books know no payment of, which have not been given back; 0 where they know one. */
export async function pastMoneyOf(run: Run, orderId: string): Promise<number> {
  const [past] = await run<{ paise: number }>({
    name: "past-money",
    text: `SELECT GREATEST(0, l.total_paise - COALESCE((SELECT sum(t.amount_paise) FROM haat_refund_task t WHERE t.order_id = l.order_id AND t.kind = 'past'), 0))::float8 AS paise
             FROM haat_order_listing l
            WHERE l.order_id = $1 AND NOT EXISTS (SELECT FROM haat_payment p WHERE p.order_id = l.order_id)`,
    values: [orderId],
  });
  return past?.paise ?? 0;
}
