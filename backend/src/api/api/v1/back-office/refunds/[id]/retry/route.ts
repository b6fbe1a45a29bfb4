import { refundMessages } from "@haat/api-contract/refund/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { retryRefund } from "#workflows/refund/change-refund";

export const POST = defineRoute("retryRefund", async ({ params, auth, scope }) => ({
  refund: await retryRefund(scope, administratorOf(auth), params.id),
  message: refundMessages.retried,
}));
