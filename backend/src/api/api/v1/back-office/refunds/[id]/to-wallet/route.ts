import { refundMessages } from "@haat/api-contract/refund/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { sendRefundToWallet } from "#workflows/refund/change-refund";

export const POST = defineRoute("sendRefundToWallet", async ({ params, auth, scope }) => ({
  refund: await sendRefundToWallet(scope, administratorOf(auth), params.id),
  message: refundMessages.toWallet,
}));
