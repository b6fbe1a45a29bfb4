import { z } from "zod";
import type { ApiAnswer, ApiRequest } from "./api";
import { signRazorpayPayment } from "./signatures";
import { cardError, intentStatus } from "./stripe/to-wire";
import type { AccountKeys, Opening, Payment } from "./words";
import type { World } from "./world";

const ok = (body: unknown): ApiAnswer => ({ status: 200, body });
const refused = (status: number, description: string): ApiAnswer => ({ status, body: { error: { description } } });

/** What a sheet hands to the browser with a payment. */
export function callbackOf({ secret }: AccountKeys, { gateway, openingId, id }: Payment): Record<string, string> {
  if (gateway === "stripe") return { payment_intent: openingId };
  return {
    razorpay_order_id: openingId,
    razorpay_payment_id: id,
    razorpay_signature: signRazorpayPayment(openingId, id, secret),
  };
}

const orderSchema = z.object({ key: z.string(), order_id: z.string() });
const razorpayPaySchema = orderSchema.extend({
  method: z.enum(["upi", "card", "netbanking"]),
  outcome: z.enum(["captured", "failed"]),
});
const intentSchema = z.object({ key: z.string(), client_secret: z.string() });
const confirmSchema = intentSchema.extend({ card: z.enum(["good", "declined"]) });

type Call = (world: World, body: unknown) => ApiAnswer;

/** An order that the public key may see, or the answer that says why not. */
function orderBy({ books, keys, faults }: World, { key, order_id }: z.infer<typeof orderSchema>) {
  if (key !== keys.razorpay.keyId || faults.razorpay.revoked) return refused(401, "The key id is not known.");
  return books.opening("razorpay", order_id) ?? refused(400, "There is no such order.");
}

function intentBy({ books, keys, faults }: World, { key, client_secret }: z.infer<typeof intentSchema>) {
  if (key !== keys.stripe.keyId || faults.stripe.revoked) return refused(401, "The publishable key is not known.");
  const intent = books.openings("stripe").find(({ clientSecret }) => clientSecret === client_secret);
  return intent ?? refused(404, "There is no such payment intent.");
}

const isAnswer = (found: Opening | ApiAnswer): found is ApiAnswer => "status" in found;

const toBrowserIntent = ({ books }: World, intent: Opening) => ({
  id: intent.id,
  object: "payment_intent",
  amount: intent.amount,
  currency: intent.currency.toLowerCase(),
  client_secret: intent.clientSecret,
  status: intentStatus(books, intent),
});

const calls: Record<string, Call> = {
  "/razorpay/order": (world, body) => {
    const order = orderBy(world, orderSchema.parse(body));
    if (isAnswer(order)) return order;
    const isPaid = world.books.paymentsOf(order).some(({ status }) => status === "captured");
    return ok({ amount: order.amount, currency: order.currency, isPaid });
  },

  "/razorpay/pay": (world, body) => {
    const asked = razorpayPaySchema.parse(body);
    const order = orderBy(world, asked);
    if (isAnswer(order)) return order;
    const { books, keys } = world;
    if (books.paymentsOf(order).some(({ status }) => status === "captured")) {
      return refused(400, "This order has already been paid.");
    }
    const { amount, currency } = order;
    const { method, outcome: status } = asked;
    const failure = status === "failed" ? "The payment was declined by the bank." : null;
    const payment = books.pay(order, { amount, currency, method, status, failure });
    if (failure === null) return ok(callbackOf(keys.razorpay, payment));
    return ok({
      error: {
        code: "BAD_REQUEST_ERROR",
        description: failure,
        source: "customer",
        step: "payment_authentication",
        reason: "payment_failed",
        metadata: { order_id: order.id, payment_id: payment.id },
      },
    });
  },

  "/stripe/intent": (world, body) => {
    const intent = intentBy(world, intentSchema.parse(body));
    return isAnswer(intent) ? intent : ok({ paymentIntent: toBrowserIntent(world, intent) });
  },

  "/stripe/confirm": (world, body) => {
    const asked = confirmSchema.parse(body);
    const intent = intentBy(world, asked);
    if (isAnswer(intent)) return intent;
    const { books } = world;
    if (intentStatus(books, intent) !== "requires_payment_method") {
      return ok({
        error: {
          type: "invalid_request_error",
          code: "payment_intent_unexpected_state",
          message: "This payment is no longer possible.",
          payment_intent: toBrowserIntent(world, intent),
        },
      });
    }
    const { amount, currency } = intent;
    const isGood = asked.card === "good";
    const payment = books.pay(intent, {
      amount,
      currency,
      method: "card",
      status: isGood ? "captured" : "failed",
      failure: isGood ? null : "Your card was declined.",
    });
    const paymentIntent = toBrowserIntent(world, intent);
    return ok(isGood ? { paymentIntent } : { error: { ...cardError(payment), payment_intent: paymentIntent } });
  },
};

/** The few calls that the sheets make, below `/sheet`. What they may do, any visitor of the shop may. */
export function answerSheet(world: World, { method, path, body }: ApiRequest): ApiAnswer {
  const call = method === "POST" ? calls[path] : undefined;
  if (!call) return refused(404, "The sheets know no such call.");
  try {
    return call(world, JSON.parse(body));
  } catch (error) {
    if (error instanceof z.ZodError || error instanceof SyntaxError) return refused(400, "The request is not valid.");
    throw error;
  }
}
