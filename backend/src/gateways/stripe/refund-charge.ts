import { randomUUID } from "node:crypto";
import type Stripe from "stripe";
import type { GatewayRefund } from "../gateway";
import { refundSchema, toGatewayRefund } from "./schemas";
import { atStripe, ReplayedRefusal } from "./stripe-client";

export function refundsOfCharge(stripe: Stripe, charge: string): Promise<GatewayRefund[]> {
  return atStripe(async () => {
    const refunds: GatewayRefund[] = [];
    for await (const refund of stripe.refunds.list({ charge, limit: 100 })) {
      refunds.push(toGatewayRefund(refundSchema.parse(refund)));
    }
    return refunds;
  });
}

/**
 * Gives back once for each receipt. Stripe's idempotency key holds for a day only and repeats refusals as well, so what
 * is there already is looked for first: it is the answer, unless it failed, when the money is the merchant's again.
 */
export async function refundCharge(
  stripe: Stripe,
  { paymentId, amountPaise, receipt }: { paymentId: string; amountPaise: number; receipt: string },
): Promise<GatewayRefund> {
  const former = (await refundsOfCharge(stripe, paymentId)).filter((one) => one.receipt === receipt);
  const given = former.find(({ status }) => status !== "failed");
  if (given) return given;
  const create = (idempotencyKey: string) =>
    atStripe(async () => {
      const asked = { charge: paymentId, amount: amountPaise, metadata: { receipt } };
      return toGatewayRefund(refundSchema.parse(await stripe.refunds.create(asked, { idempotencyKey })));
    });
  const key = former.length === 0 ? receipt : `${receipt}-${former.length}`;
  try {
    return await create(key);
  } catch (error) {
    // That request came to nothing for good, and what was in its way may be gone.
    if (error instanceof ReplayedRefusal) return create(`${key}-${randomUUID()}`);
    throw error;
  }
}
