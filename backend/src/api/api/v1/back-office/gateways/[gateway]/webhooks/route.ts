import { defineRoute } from "#http/define-route";
import { listWebhooks } from "#workflows/payment-setup/list-webhooks";

export const GET = defineRoute("listGatewayWebhooks", async ({ params, scope }) => ({
  webhooks: await listWebhooks(scope, params.gateway),
}));
