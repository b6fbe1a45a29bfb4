import { refundMessages } from "@haat/api-contract/refund/messages";
import { administratorOf } from "../../../../../../../http/auth";
import { defineRoute } from "../../../../../../../http/define-route";
import { recordRefund } from "../../../../../../../workflows/refund/record-refund";
import { toPaise } from "../../../../../../../workflows/sellable/rupees";
import { inRupees } from "../../../../../../../workflows/wallet/in-rupees";

export const POST = defineRoute("recordRefund", async ({ params, body, auth, scope }) => {
  const refund = await recordRefund(scope, administratorOf(auth), { id: params.id, ...body });
  return { refund, message: refundMessages.recorded(inRupees(toPaise(refund.amount))) };
});
