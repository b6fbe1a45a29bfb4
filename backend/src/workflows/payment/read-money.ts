import type { BankOffer } from "@haat/api-contract/coupon/bank-offer";
import type { PaymentMethod, PaymentStatus } from "@haat/api-contract/order/words";
import type { Run } from "#database/database";
import type { PaidFrom } from "#gateways/gateway";
import type { StoredOrderStatus } from "#modules/order-status/order-states";
import { bankOfferSql } from "#sql/bank-offer-sql";

/** The payment state of an order. Whole paise. */
export type OrderMoney = {
  orderId: string;
  customerId: string;
  displayId: number;
  status: StoredOrderStatus;
  paymentStatus: PaymentStatus;
  method: PaymentMethod;
  pincode: string;
  /** What its coupon asked of the payment when the order was placed. */
  bankOffer: BankOffer | null;
  isOnlineOnly: boolean;
  /** The order's total, and the part of it that is not paid yet. */
  totalPaise: number;
  duePaise: number;
  /** The engine's collection that awaits money; null if none does. */
  collectionId: string | null;
  /** Its session without a payment; null if there is none. */
  sessionId: string | null;
  providerId: string | null;
};

/** Whether it must be paid before anything ships: cash on delivery is paid at the door. */
export const awaitsOnline = ({ status, paymentStatus, method }: OrderMoney): boolean =>
  status === "placed" && paymentStatus === "pending" && method !== "cod";

/** Whether a payment came from the bank that an order's offer asks for, if it asks for one. `paidFrom`: as its gateway told. */
export const isFromBank = ({ bankOffer }: Pick<OrderMoney, "bankOffer">, paidFrom: PaidFrom | null): boolean =>
  bankOffer === null || (paidFrom?.bank === bankOffer.bank && bankOffer.methods.includes(paidFrom.method));

/** An order's payment state, from the engine's tables; null if there is no such order, or it is another customer's. */
export async function readMoney(
  run: Run,
  { orderId, customerId }: { orderId: string; customerId: string | null },
): Promise<OrderMoney | null> {
  const [money] = await run<OrderMoney>({
    name: "order-money",
    text: `SELECT s.order_id AS "orderId", s.customer_id AS "customerId", o.display_id AS "displayId", s.status,
                  s.payment_status AS "paymentStatus", s.payment_method AS method, COALESCE(a.postal_code, '') AS pincode,
                  ${bankOfferSql("used")} AS "bankOffer", COALESCE(used.online_only, false) AS "isOnlineOnly",
                  l.total_paise::float8 AS "totalPaise", GREATEST(0, l.total_paise - paid.paise)::float8 AS "duePaise",
                  open.collection AS "collectionId", open.session AS "sessionId", open.provider AS "providerId"
             FROM haat_order_status s
             JOIN haat_order o ON o.id = s.order_id
             JOIN haat_order_listing l ON l.order_id = s.order_id
             LEFT JOIN haat_order_address a ON a.id = o.shipping_address_id
             LEFT JOIN haat_coupon_use used ON used.order_id = s.order_id
             CROSS JOIN LATERAL (
               SELECT COALESCE(sum(round((p.captured - p.refunded) * 100)), 0)::bigint AS paise
                 FROM haat_payment p
                WHERE p.order_id = s.order_id AND p.canceled_at IS NULL) paid
             LEFT JOIN LATERAL (
               SELECT c.id AS collection, ps.id AS session, ps.provider_id AS provider
                 FROM haat_payment_collection c
                 LEFT JOIN haat_payment_session ps ON ps.payment_collection_id = c.id AND NOT ps.has_payment
                WHERE c.order_id = s.order_id
                ORDER BY c.created_at DESC, ps.created_at DESC NULLS LAST LIMIT 1) open ON true
            WHERE s.order_id = $1 AND ($2::text IS NULL OR s.customer_id = $2)`,
    values: [orderId, customerId],
  });
  return money ?? null;
}
