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
 * Makes one refund per receipt. Stripe keeps idempotency keys for one day only and also replays refusals, so existing
 * refunds are checked first: one is returned unless it failed, in which case the merchant still has the money.
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
    // The refusal is final for that key, but its reason may be gone.
    if (error instanceof ReplayedRefusal) return create(`${key}-${randomUUID()}`);
    throw error;
  }
}
