import { defineRoute } from "#http/define-route";
import { checkGateway } from "#workflows/payment-setup/check-gateway";

export const POST = defineRoute("checkGateway", ({ params, scope }) => checkGateway(scope, params.gateway));
