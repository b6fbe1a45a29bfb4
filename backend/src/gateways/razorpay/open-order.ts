import type { GatewayKeys, OpeningRequest } from "../gateway";
import type { AskRazorpay } from "./razorpay-client";
import { collectionOf, orderSchema } from "./schemas";

const maxRemembered = 10_000;
/** Razorpay captures by itself what is paid within this time; what the bank tells later waits for a capture. */
const captureMinutes = { automatic: 30, manual: 7_200 };

/**
 * Opens an order once for each reference. Razorpay knows no idempotency here, so whoever asks again looks for the receipt
 * first. What another process asked before this one is not known: an order whose answer nobody got can't be paid by
 * anybody, so that it does no harm that there are two.
 */
export function openOrder(ask: AskRazorpay) {
  const asked = new Set<string>();
  return async (keys: GatewayKeys, request: OpeningRequest): Promise<string> => {
    const { reference, amountPaise, currency } = request;
    const name = `${keys.keyId} ${reference}`;
    const former = asked.has(name) ? await find(ask, keys, request) : undefined;
    if (former) return former;
    asked.add(name);
    const [oldest] = asked;
    if (asked.size > maxRemembered && oldest !== undefined) asked.delete(oldest);
    const { id } = await ask(keys, {
      path: "/orders",
      schema: orderSchema,
      body: {
        amount: amountPaise,
        currency,
        receipt: reference,
        notes: { attempt_id: reference },
        payment: {
          capture: "automatic",
          capture_options: {
            automatic_expiry_period: captureMinutes.automatic,
            manual_expiry_period: captureMinutes.manual,
            refund_speed: "normal",
          },
        },
      },
    });
    return id;
  };
}

async function find(ask: AskRazorpay, keys: GatewayKeys, { reference, amountPaise, currency }: OpeningRequest) {
  const { items } = await ask(keys, {
    path: "/orders",
    schema: collectionOf(orderSchema),
    query: { receipt: reference, count: 100 },
  });
  return items.find(
    (order) => order.receipt === reference && order.amount === amountPaise && order.currency === currency,
  )?.id;
}
