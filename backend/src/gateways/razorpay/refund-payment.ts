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
 * Gives back once for each receipt: what is there already is the answer, unless it failed, when the money is the
 * merchant's again. Then it is asked for under a further receipt, since Razorpay takes each of them once.
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
    // Against a first request that is still under way, which no list shows yet.
    headers: { "X-Refund-Idempotency": `refund-${name}` },
  });
  return toGatewayRefund(made);
}
