import type { PaymentMethod } from "@haat/api-contract/order/words";
import { type GatewayName, isGateway } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { gatewayKeys } from "./gateway-keys";

/** The gateway of a payment method, and the public id of its keys. */
export type OpensAt = { gateway: GatewayName; keyId: string };

/** Null if this method uses no gateway, or there are no keys. */
export async function opensAtGateway(container: MedusaContainer, method: PaymentMethod): Promise<OpensAt | null> {
  if (!isGateway(method)) return null;
  const keys = await gatewayKeys(container, method);
  return keys && { gateway: method, keyId: keys.keyId };
}
