import type { MedusaContainer } from "@medusajs/framework/types";
import type { Run } from "#database/database";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { StoredPaymentStatus } from "#modules/order-status/order-states";
import type { OrderStatusModule } from "#modules/order-status/service";
import { toPaySql } from "#sql/refunds-sql";

/** An order's money, in whole paise. `parts`: refunds for its cancelled parts, which do not concern the rest. */
export type RefundState = {
  paymentStatus: StoredPaymentStatus;
  /** The order's current total. */
  total: number;
  taken: number;
  given: number;
  parts: number;
  /** What a person still has to pay back: in all, and without the parts. */
  toPay: number;
  toPayOfRest: number;
};

type Refunded = Extract<StoredPaymentStatus, "refunded" | "partially_refunded">;

/** What the shopper has received of it, or what is sent automatically. */
const backOf = ({ given, parts, toPayOfRest }: RefundState): number => given - parts - toPayOfRest;

/**
 * An order's payment status while money of it is refunded. What a person still has to pay counts as not refunded: it
 * stays paid until somebody has recorded it.
 *
 * @param whole the status if all of it were back.
 */
export function statusWhileToPay(whole: Refunded, state: RefundState): Refunded | "paid" {
  if (state.toPay === 0) return whole;
  // An order that was reopened after its refund was paid again.
  if (state.taken - state.given + state.toPay >= state.total) return "paid";
  return backOf(state) > 0 ? "partially_refunded" : "paid";
}

/** The status after a refund was paid; an order that awaits money, or never got any, keeps its status. */
export function statusOncePaidBack(state: RefundState): StoredPaymentStatus {
  const { paymentStatus, total, taken, given, toPay } = state;
  if (paymentStatus === "pending" || paymentStatus === "failed") return paymentStatus;
  if (toPay === 0 && given >= taken) return "refunded";
  // An order that was reopened after its refund was paid again.
  if (taken - given + toPay >= total) return "paid";
  return backOf(state) > 0 ? "partially_refunded" : "paid";
}

/** Payments that were never in the books, as in the demo's history, count as paid in full. */
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

/** As `statusWhileToPay`, by what the running transaction has booked. */
export async function paymentStatusWhileToPay(
  run: Run,
  orderId: string,
  whole: Refunded,
): Promise<StoredPaymentStatus> {
  const state = await readState(run, orderId);
  return state ? statusWhileToPay(whole, state) : whole;
}

/** Updates an order's payment status, after something of it was paid back or is refunded another way. */
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

/** Paise of an order without a booked payment that have not been refunded; 0 if it has one. */
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
