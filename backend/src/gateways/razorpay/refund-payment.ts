import type { GatewayKeys, GatewayRefund } from "../gateway";
import { type AskRazorpay, pathId } from "./razorpay-client";
import { collectionOf, refundSchema, toGatewayRefund } from "./schemas";

const pageSize = 100;

export async function refundsOfPayment(ask: AskRazorpay, keys: GatewayKeys, paymentId: string) {
  const refunds: GatewayRefund[] = [];
  for (;;) {
    const { items } = await ask(keys, {
      path: `/payments/${pathId(paymentId)}/refunds`,
      schema: collectionOf(refundSchema),
      query: { count: pageSize, skip: refunds.length },
    });
    refunds.push(...items.map(toGatewayRefund));
    if (items.length < pageSize) return refunds;
  }
}

/**
 * Makes one refund per receipt: an existing one is returned unless it failed, in which case the merchant still has the
 * money. A retry then uses a new receipt, because Razorpay accepts each only once.
 */
export async function refundPayment(
  ask: AskRazorpay,
  keys: GatewayKeys,
  { paymentId, amountPaise, receipt }: { paymentId: string; amountPaise: number; receipt: string },
): Promise<GatewayRefund> {
  const former = (await refundsOfPayment(ask, keys, paymentId)).filter((one) => one.receipt === receipt);
  const given = former.find(({ status }) => status !== "failed");
  if (given) return given;
  const name = former.length === 0 ? receipt : `${receipt}-${former.length}`;
  const made = await ask(keys, {
    path: `/payments/${pathId(paymentId)}/refund`,
    schema: refundSchema,
    body: { amount: amountPaise, speed: "normal", receipt: name, notes: { receipt } },
    // Prevents a duplicate while the first request is still in flight and not listed yet.
    headers: { "X-Refund-Idempotency": `refund-${name}` },
  });
  return toGatewayRefund(made);
}
