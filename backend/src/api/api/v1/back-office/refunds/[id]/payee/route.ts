import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { showRefundPayee } from "#workflows/refund/refund-payee";

export const POST = defineRoute("showRefundPayee", async ({ params, auth, scope }) => ({
  payee: await showRefundPayee(scope, administratorOf(auth), params.id),
}));
