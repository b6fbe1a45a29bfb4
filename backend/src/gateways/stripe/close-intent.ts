import type Stripe from "stripe";
import { GatewayError } from "../gateway";
import { atStripe } from "./ask-stripe";
import { intentSchema } from "./schemas";

/** Cancels a payment intent, also where the bank has promised the money. `paid`: it is paid, or just being paid. */
export async function closeIntent(stripe: Stripe, id: string): Promise<"closed" | "paid"> {
  try {
    await atStripe(() => stripe.paymentIntents.cancel(id));
    return "closed";
  } catch (error) {
    if (!(error instanceof GatewayError) || error.kind !== "refused") throw error;
    const { status } = await atStripe(async () => intentSchema.parse(await stripe.paymentIntents.retrieve(id)));
    if (status === "canceled") return "closed";
    if (["succeeded", "processing", "requires_capture"].includes(status)) return "paid";
    throw error;
  }
}
