import { seconds } from "../api";
import type { Books } from "../books";
import type { Opening, Payment, Refund } from "../words";

/** Razorpay sends empty notes as an empty list, as PHP encodes an empty map. */
const toNotes = (notes: Record<string, string>) => (Object.keys(notes).length > 0 ? notes : []);

export function toOrder(books: Books, order: Opening) {
  const payments = books.paymentsOf(order);
  const paid = payments.filter(({ status }) => status === "captured").reduce((sum, { amount }) => sum + amount, 0);
  return {
    id: order.id,
    entity: "order",
    amount: order.amount,
    amount_paid: paid,
    amount_due: Math.max(0, order.amount - paid),
    currency: order.currency,
    receipt: order.receipt,
    offer_id: null,
    status: paid > 0 ? "paid" : payments.length > 0 ? "attempted" : "created",
    attempts: payments.length,
    notes: toNotes(order.notes),
    created_at: seconds(order.createdAt),
  };
}

export function toPayment(books: Books, payment: Payment) {
  const refunded = payment.status === "released" ? payment.amount : books.refundedOf(payment);
  const isComplete = refunded > 0 && refunded >= payment.amount;
  const failed = payment.failure !== null;
  return {
    id: payment.id,
    entity: "payment",
    amount: payment.amount,
    currency: payment.currency,
    status: isComplete ? "refunded" : payment.status,
    order_id: payment.openingId,
    invoice_id: null,
    international: payment.currency !== "INR",
    method: payment.method,
    amount_refunded: refunded,
    refund_status: isComplete ? "full" : refunded > 0 ? "partial" : null,
    captured: payment.status === "captured",
    description: null,
    card_id: payment.method === "card" ? cardIdOf(payment) : null,
    bank: payment.method === "netbanking" ? (payment.bank ?? "HDFC") : null,
    wallet: null,
    vpa: payment.method === "upi" ? "success@razorpay" : null,
    email: "shopper@example.test",
    contact: "+919999999999",
    notes: [],
    fee: null,
    tax: null,
    error_code: failed ? "BAD_REQUEST_ERROR" : null,
    error_description: payment.failure,
    error_source: failed ? "customer" : null,
    error_step: failed ? "payment_authentication" : null,
    error_reason: failed ? "payment_failed" : null,
    acquirer_data: {},
    created_at: seconds(payment.createdAt),
  };
}

const cardIdOf = ({ id }: Payment) => id.replace(/^pay_/, "card_");

/** The card of a payment. Its number is in no answer. */
export function toCard(payment: Payment) {
  const { bank, cardType, currency } = payment;
  return {
    id: cardIdOf(payment),
    entity: "card",
    name: "",
    last4: "1111",
    network: "Visa",
    type: cardType ?? "credit",
    issuer: bank,
    international: currency !== "INR",
    emi: false,
    sub_type: "consumer",
  };
}

export function toRefund(refund: Refund) {
  return {
    id: refund.id,
    entity: "refund",
    amount: refund.amount,
    currency: "INR",
    payment_id: refund.paymentId,
    notes: toNotes(refund.notes),
    receipt: refund.receipt,
    acquirer_data: { arn: null },
    created_at: seconds(refund.createdAt),
    batch_id: null,
    status: { pending: "pending", done: "processed", failed: "failed" }[refund.status],
    speed_processed: "normal",
    speed_requested: "normal",
  };
}

export const toCollection = <T>(items: T[]) => ({ entity: "collection", count: items.length, items });
