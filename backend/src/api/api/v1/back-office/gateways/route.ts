import { defineRoute } from "#http/define-route";
import { readGateways } from "#workflows/payment-setup/read-gateways";

export const GET = defineRoute("listGateways", async ({ scope }) => ({ gateways: await readGateways(scope) }));
