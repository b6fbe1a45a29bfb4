import { refundMessages } from "@haat/api-contract/refund/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { inRupees } from "#money/in-rupees";
import { toPaise } from "#money/rupees";
import { refundOrder } from "#workflows/refund/refund-order";

export const POST = defineRoute("refundOrder", async ({ params, body, auth, scope }) => {
  const amount = await refundOrder(scope, administratorOf(auth), { orderId: params.id, ...body });
  return { amount, message: refundMessages.refunded(inRupees(toPaise(amount))) };
});
