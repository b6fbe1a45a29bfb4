import { defineRoute } from "#http/define-route";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";

export const GET = defineRoute("listGatewayWebhooks", async ({ params, scope }) => ({
  webhooks: await scope.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE).events().list(params.gateway),
}));
