import { seconds } from "../api";
import type { Books } from "../books";
import type { Opening, Payment, Refund } from "../words";

type IntentStatus = "requires_payment_method" | "requires_capture" | "processing" | "succeeded" | "canceled";

export function intentStatus(books: Books, intent: Opening): IntentStatus {
  const has = (status: Payment["status"]) => books.paymentsOf(intent).some((payment) => payment.status === status);
  if (has("captured")) return "succeeded";
  if (intent.isClosed) return "canceled";
  if (has("authorized")) return "requires_capture";
  return has("created") ? "processing" : "requires_payment_method";
}

const sumOf = (payments: Payment[], status: Payment["status"]) =>
  payments.filter((payment) => payment.status === status).reduce((sum, { amount }) => sum + amount, 0);

export function toIntent(books: Books, intent: Opening) {
  const payments = books.paymentsOf(intent);
  const last = payments.at(-1);
  const status = intentStatus(books, intent);
  return {
    id: intent.id,
    object: "payment_intent",
    amount: intent.amount,
    amount_capturable: sumOf(payments, "authorized"),
    amount_received: sumOf(payments, "captured"),
    automatic_payment_methods: { allow_redirects: "never", enabled: true },
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: intent.clientSecret,
    confirmation_method: "automatic",
    created: seconds(intent.createdAt),
    currency: intent.currency.toLowerCase(),
    customer: null,
    description: null,
    last_payment_error: status === "requires_payment_method" && last?.failure ? cardError(last) : null,
    latest_charge: last?.id ?? null,
    livemode: false,
    metadata: intent.notes,
    next_action: null,
    payment_method: null,
    payment_method_types: ["card"],
    status,
  };
}

export const cardError = (payment: Payment) => ({
  type: "card_error",
  code: "card_declined",
  decline_code: "generic_decline",
  message: payment.failure ?? "Your card was declined.",
  charge: payment.id,
});

export function toCharge(books: Books, payment: Payment) {
  const captured = payment.status === "captured" ? payment.amount : 0;
  // A released authorisation counts as refunded, too.
  const refunded = payment.status === "released" ? payment.amount : books.refundedOf(payment);
  const paid = payment.status !== "failed" && payment.status !== "created";
  return {
    id: payment.id,
    object: "charge",
    amount: payment.amount,
    amount_captured: captured,
    amount_refunded: refunded,
    balance_transaction: null,
    captured: payment.status === "captured",
    created: seconds(payment.createdAt),
    currency: payment.currency.toLowerCase(),
    customer: null,
    disputed: false,
    failure_code: payment.failure ? "card_declined" : null,
    failure_message: payment.failure,
    livemode: false,
    metadata: books.openingOf(payment).notes,
    paid,
    payment_intent: payment.openingId,
    payment_method_details: {
      type: payment.method,
      ...(payment.method === "card" && { card: { brand: "visa", last4: paid ? "4242" : "0002" } }),
    },
    refunded: refunded >= payment.amount,
    status: payment.status === "failed" ? "failed" : payment.status === "created" ? "pending" : "succeeded",
  };
}

export function toRefund(books: Books, refund: Refund) {
  const payment = books.payment("stripe", refund.paymentId);
  return {
    id: refund.id,
    object: "refund",
    amount: refund.amount,
    balance_transaction: null,
    charge: refund.paymentId,
    created: seconds(refund.createdAt),
    currency: payment?.currency.toLowerCase() ?? "inr",
    metadata: refund.notes,
    payment_intent: payment?.openingId ?? null,
    reason: null,
    receipt_number: null,
    status: { pending: "pending", done: "succeeded", failed: "failed" }[refund.status],
    ...(refund.status === "failed" && { failure_reason: "lost_or_stolen_card" }),
  };
}
