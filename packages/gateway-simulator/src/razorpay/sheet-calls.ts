import { z } from "zod";
import type { ApiAnswer } from "../api";
import type { SimulatedGateway } from "../gateway";
import { isAnswer, ok, refused } from "../sheet-answer";
import { signRazorpayPayment } from "../signatures";
import type { AccountKeys, Payment } from "../words";
import type { World } from "../world";

/** The result that the sheet passes to the browser for a payment. */
export const razorpayCallback = ({ secret }: AccountKeys, { openingId, id }: Payment): Record<string, string> => ({
  razorpay_order_id: openingId,
  razorpay_payment_id: id,
  razorpay_signature: signRazorpayPayment(openingId, id, secret),
});

const orderSchema = z.object({ key: z.string(), order_id: z.string() });
const paySchema = orderSchema.extend({
  method: z.enum(["upi", "card", "netbanking"]),
  bank: z.string().nullable().default(null),
  cardType: z.enum(["credit", "debit"]).nullable().default(null),
  outcome: z.enum(["captured", "failed"]),
});

/** An order that the public key may see, or the error response. */
function orderBy({ books, keys, faults }: World, { key, order_id }: z.infer<typeof orderSchema>) {
  if (key !== keys.razorpay.keyId || faults.razorpay.revoked) return refused(401, "The key id is not known.");
  return books.opening("razorpay", order_id) ?? refused(400, "There is no such order.");
}

export const razorpaySheetCalls: SimulatedGateway["sheetCalls"] = {
  order: (world, body): ApiAnswer => {
    const order = orderBy(world, orderSchema.parse(body));
    if (isAnswer(order)) return order;
    const isPaid = world.books.paymentsOf(order).some(({ status }) => status === "captured");
    return ok({ amount: order.amount, currency: order.currency, isPaid });
  },

  pay: (world, body): ApiAnswer => {
    const asked = paySchema.parse(body);
    const order = orderBy(world, asked);
    if (isAnswer(order)) return order;
    const { books, keys } = world;
    if (books.paymentsOf(order).some(({ status }) => status === "captured")) {
      return refused(400, "This order has already been paid.");
    }
    const { amount, currency } = order;
    const { method, bank, cardType, outcome: status } = asked;
    const failure = status === "failed" ? "The payment was declined by the bank." : null;
    const payment = books.pay(order, { amount, currency, method, bank, cardType, status, failure });
    if (failure === null) return ok(razorpayCallback(keys.razorpay, payment));
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
};
