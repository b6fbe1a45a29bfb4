import { type GatewayName, isGateway } from "@haat/api-contract/payment/words";
import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { gatewayKeys } from "./gateway-keys";

/** Whether at least one way to pay is on that works. `without`: a gateway whose keys are not counted. */
export async function someoneCanPay(
  container: MedusaContainer,
  { methods }: PaymentSettings,
  without?: GatewayName,
): Promise<boolean> {
  for (const { method, isOn } of methods) {
    if (!isOn || method === without) continue;
    if (!isGateway(method) || (await gatewayKeys(container, method))) return true;
  }
  return false;
}
