import { gatewayTitle } from "@haat/api-contract/gateway/descriptors";
import type { GatewayName } from "@haat/api-contract/payment/words";
import { paymentSetupMessages } from "@haat/api-contract/payment-setup/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { GatewayError } from "#gateways/gateway";
import { gateways } from "#gateways/gateways";
import { gatewayKeys } from "./gateway-keys";

/**
 * Checks the current keys with the gateway, and returns the result as a message.
 *
 * @throws ApiError 409 there are no keys.
 */
export async function checkGateway(
  container: MedusaContainer,
  gateway: GatewayName,
): Promise<{ isWell: boolean; message: string }> {
  const keys = await gatewayKeys(container, gateway);
  const title = gatewayTitle(gateway);
  if (!keys) throw new ApiError(409, paymentSetupMessages.noKeys(title));
  try {
    await gateways[gateway].check(keys);
    return { isWell: true, message: paymentSetupMessages.connected[keys.mode](title) };
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    return { isWell: false, message: paymentSetupMessages.notConnected[error.kind](title) };
  }
}
