import { seconds } from "../api";
import type { Books } from "../books";
import { drawId } from "../draw-id";
import type { MadeEvent } from "../webhooks";
import type { Happening } from "../words";
import { toCharge, toIntent, toRefund } from "./to-wire";

function made(type: string, object: unknown): MadeEvent {
  const id = drawId("evt", 24);
  const body = {
    id,
    object: "event",
    api_version: "2026-01-28",
    created: seconds(Date.now()),
    data: { object },
    livemode: false,
    pending_webhooks: 1,
    request: { id: null, idempotency_key: null },
    type,
  };
  return { id, type, body: JSON.stringify(body) };
}

/** Stripe's webhooks for an event. */
export function stripeEvents(books: Books, happening: Happening): MadeEvent[] {
  const intent = toIntent(books, happening.opening);
  if (happening.what === "opening.closed") return [made("payment_intent.canceled", intent)];
  const charge = toCharge(books, happening.payment);
  switch (happening.what) {
    case "payment.authorized":
      if (happening.isDirect) return [];
      return [made("charge.succeeded", charge), made("payment_intent.amount_capturable_updated", intent)];
    case "payment.captured":
      return [
        made(happening.isDirect ? "charge.succeeded" : "charge.captured", charge),
        made("payment_intent.succeeded", intent),
      ];
    case "payment.failed":
      return [made("charge.failed", charge), made("payment_intent.payment_failed", intent)];
    case "refund.created":
      return [made("refund.created", toRefund(books, happening.refund)), made("charge.refunded", charge)];
    case "refund.done":
      return [made("refund.updated", toRefund(books, happening.refund))];
    case "refund.failed":
      return [made("refund.failed", toRefund(books, happening.refund))];
  }
}
