import type { GatewayKeys, OpeningRequest } from "../gateway";
import type { AskRazorpay } from "./razorpay-client";
import { collectionOf, orderSchema } from "./schemas";

const maxRemembered = 10_000;
/**
 * Razorpay captures automatically what is authorised within this time; later authorisations wait for a manual capture.
 */
const captureMinutes = { automatic: 30, manual: 7_200 };

/**
 * Opens one order per reference. Razorpay has no idempotency keys here, so a repeated call first looks for the receipt.
 * It only knows the calls of this process, but a second order is harmless: nobody received the first one's id, so
 * nobody can pay it.
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
