import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import { defineRoute } from "#http/define-route";
import { removeKeys, storeKeys } from "#workflows/payment-setup/change-keys";
import { readGateway } from "#workflows/payment-setup/read-gateways";

export const PUT = defineRoute("storeGatewayKeys", async ({ auth, params: { gateway }, body, scope }) => {
  const { confirmed = false, ...keys } = body;
  await storeKeys(scope, { gateway, actorId: auth.id, confirmed }, keys);
  const message = paymentSetupMessages.keysStored(gatewayTitle(gateway));
  return { message, gateway: await readGateway(scope, gateway) };
});

export const DELETE = defineRoute("removeGatewayKeys", async ({ auth, params: { gateway }, query, scope }) => {
  await removeKeys(scope, { gateway, actorId: auth.id, confirmed: query.confirmed ?? false });
  const message = paymentSetupMessages.keysRemoved(gatewayTitle(gateway));
  return { message, gateway: await readGateway(scope, gateway) };
});
