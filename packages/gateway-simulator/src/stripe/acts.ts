import { z } from "zod";
import type { ApiAnswer, ApiRequest, Ground } from "../api";
import { strikes } from "../faults";
import type { Opening } from "../words";
import { noSuch, refuse } from "./errors";
import { readBody } from "./read";
import { intentStatus, toIntent, toRefund } from "./to-wire";

const wholeNumber = z
  .string()
  .regex(/^\d{1,12}$/, "Invalid integer")
  .transform(Number);
const metadata = z.record(z.string(), z.string()).default({});
const ok = (body: unknown): ApiAnswer => ({ status: 200, body });

export function intentBy({ books }: Ground, id: string): Opening {
  const intent = books.opening("stripe", id);
  if (!intent) throw noSuch("payment_intent", id, "intent");
  return intent;
}

const intentBodySchema = z.object({ amount: wholeNumber, currency: z.string().length(3), metadata });

export function openIntent({ books }: Ground, request: ApiRequest): ApiAnswer {
  const { amount, currency, metadata: notes } = readBody(intentBodySchema, request);
  if (amount < 50) {
    throw refuse("Amount must convert to at least 50 cents.", { code: "amount_too_small", param: "amount" });
  }
  return ok(toIntent(books, books.open("stripe", { amount, currency: currency.toUpperCase(), receipt: null, notes })));
}

function unexpectedState(ground: Ground, intent: Opening, act: string) {
  const status = intentStatus(ground.books, intent);
  return refuse(`You cannot ${act} this PaymentIntent because it has a status of ${status}.`, {
    code: "payment_intent_unexpected_state",
    more: { payment_intent: toIntent(ground.books, intent) },
  });
}

export function cancelIntent(ground: Ground, id: string): ApiAnswer {
  const { books } = ground;
  const intent = intentBy(ground, id);
  if (["succeeded", "processing", "canceled"].includes(intentStatus(books, intent))) {
    throw unexpectedState(ground, intent, "cancel");
  }
  books.close(intent);
  return ok(toIntent(books, intent));
}

export function captureIntent(ground: Ground, request: ApiRequest, id: string): ApiAnswer {
  const { books, faults } = ground;
  const intent = intentBy(ground, id);
  const asked = readBody(z.object({ amount_to_capture: wholeNumber.optional() }), request).amount_to_capture;
  if (strikes(faults, "refuseCaptures")) {
    throw refuse("The charge could not be captured.", { status: 402, type: "card_error", code: "capture_failed" });
  }
  const charge = books.paymentsOf(intent).find(({ status }) => status === "authorized");
  if (!charge) throw unexpectedState(ground, intent, "capture");
  if (asked !== undefined && asked > charge.amount) {
    throw refuse("The amount to capture is larger than the authorized amount.", { code: "amount_too_large" });
  }
  books.turn(charge, "captured");
  return ok(toIntent(books, intent));
}

const refundBodySchema = z.object({
  charge: z.string().optional(),
  payment_intent: z.string().optional(),
  amount: wholeNumber.optional(),
  metadata,
});

export function refund(ground: Ground, request: ApiRequest): ApiAnswer {
  const { books, faults } = ground;
  const { charge: id, payment_intent: intentId, amount, metadata: notes } = readBody(refundBodySchema, request);
  const charge = id
    ? books.payment("stripe", id)
    : books.paymentsOf(intentBy(ground, intentId ?? "")).find(({ status }) => status === "captured");
  if (!charge) throw noSuch("charge", id ?? "", "charge");
  if (charge.status !== "captured") throw refuse("This charge has not been captured.", { code: "charge_not_captured" });
  const left = charge.amount - books.refundedOf(charge);
  if (left <= 0) {
    throw refuse(`Charge ${charge.id} has already been refunded.`, { code: "charge_already_refunded" });
  }
  if (amount !== undefined && amount > left) {
    throw refuse(`Refund amount (${amount}) is greater than unrefunded amount on charge (${left})`, {
      param: "amount",
    });
  }
  if (strikes(faults, "refuseRefunds")) {
    throw refuse("Insufficient funds in your Stripe balance to refund this amount.", { code: "balance_insufficient" });
  }
  const status = faults.refundsPending ? "pending" : "done";
  return ok(toRefund(books, books.giveBack(charge, { amount: amount ?? left, status, receipt: null, notes })));
}
