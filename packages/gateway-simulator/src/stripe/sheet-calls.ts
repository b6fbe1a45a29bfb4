import { z } from "zod";
import type { ApiAnswer } from "../api";
import type { SimulatedGateway } from "../gateway";
import { isAnswer, ok, refused } from "../sheet-answer";
import type { Opening } from "../words";
import type { World } from "../world";
import { cardError, intentStatus } from "./to-wire";

const intentSchema = z.object({ key: z.string(), client_secret: z.string() });
const confirmSchema = intentSchema.extend({ card: z.enum(["good", "declined"]) });

function intentBy({ books, keys, faults }: World, { key, client_secret }: z.infer<typeof intentSchema>) {
  if (key !== keys.stripe.keyId || faults.stripe.revoked) return refused(401, "The publishable key is not known.");
  const intent = books.openings("stripe").find(({ clientSecret }) => clientSecret === client_secret);
  return intent ?? refused(404, "There is no such payment intent.");
}

const toBrowserIntent = ({ books }: World, intent: Opening) => ({
  id: intent.id,
  object: "payment_intent",
  amount: intent.amount,
  currency: intent.currency.toLowerCase(),
  client_secret: intent.clientSecret,
  status: intentStatus(books, intent),
});

export const stripeSheetCalls: SimulatedGateway["sheetCalls"] = {
  intent: (world, body): ApiAnswer => {
    const intent = intentBy(world, intentSchema.parse(body));
    return isAnswer(intent) ? intent : ok({ paymentIntent: toBrowserIntent(world, intent) });
  },

  confirm: (world, body): ApiAnswer => {
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
