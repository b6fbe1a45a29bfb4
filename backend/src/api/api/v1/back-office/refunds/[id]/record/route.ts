import { refundMessages } from "@haat/api-contract/refund/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { inRupees } from "#money/in-rupees";
import { toPaise } from "#money/rupees";
import { recordRefund } from "#workflows/refund/record-refund";

export const POST = defineRoute("recordRefund", async ({ params, body, auth, scope }) => {
  const refund = await recordRefund(scope, administratorOf(auth), { id: params.id, ...body });
  return { refund, message: refundMessages.recorded(inRupees(toPaise(refund.amount))) };
});
