import { seconds } from "../api";
import type { Books } from "../books";
import { drawId } from "../draw-id";
import type { MadeEvent } from "../webhooks";
import type { Happening } from "../words";
import { toOrder, toPayment, toRefund } from "./to-wire";

const made = (type: string, payload: Record<string, unknown>): MadeEvent => ({
  id: drawId("evt", 14),
  type,
  body: JSON.stringify({
    entity: "event",
    account_id: "acc_simulator00000",
    event: type,
    contains: Object.keys(payload),
    payload: Object.fromEntries(Object.entries(payload).map(([name, entity]) => [name, { entity }])),
    created_at: seconds(Date.now()),
  }),
});

/** Razorpay's webhooks for an event. */
export function razorpayEvents(books: Books, happening: Happening): MadeEvent[] {
  // Razorpay's orders cannot be closed.
  if (happening.what === "opening.closed") return [];
  const payment = toPayment(books, happening.payment);
  switch (happening.what) {
    case "payment.authorized":
    case "payment.failed":
      return [made(happening.what, { payment })];
    case "payment.captured":
      return [
        made("payment.captured", { payment }),
        made("order.paid", { payment, order: toOrder(books, happening.opening) }),
      ];
    default:
      return [made(refundTypes[happening.what], { refund: toRefund(happening.refund), payment })];
  }
}

const refundTypes = {
  "refund.created": "refund.created",
  "refund.done": "refund.processed",
  "refund.failed": "refund.failed",
} as const;
