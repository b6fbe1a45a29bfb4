import { reconciliationMessages } from "@haat/api-contract/reconciliation/messages";
import type { ReconciliationRun } from "@haat/api-contract/reconciliation/schemas";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";
import { reconcile } from "#workflows/reconciliation/reconcile";

const { right, different, incomplete } = reconciliationMessages;

const sentenceOf = ({ outcome, differences }: ReconciliationRun) => {
  if (outcome === "right") return right;
  return outcome === "different" ? different(differences) : incomplete;
};

export const GET = defineRoute("getReconciliation", async ({ query, scope }) => {
  const book = scope.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE).reconciliation();
  const [run, { rows, ...page }] = await Promise.all([book.lastRun(), book.differences(query)]);
  return { run, differences: rows, ...page };
});

export const POST = defineRoute("runReconciliation", async ({ body, auth, scope }) => {
  const run = await reconcile(scope, { ...body, by: administratorOf(auth).userId });
  return { run, message: sentenceOf(run) };
});
