import type { PaymentMethod } from "@haat/api-contract/order/words";
import { type GatewayName, isGateway } from "@haat/api-contract/payment/words";
import type { MedusaContainer } from "@medusajs/framework/types";
import { gatewayKeys } from "./gateway-keys";

/** Where a payment by some method is opened, and the public part of the keys that do it. */
export type OpensAt = { gateway: GatewayName; keyId: string };

/** Null where nothing is opened to pay by this method, or nobody has the keys. */
export async function opensAtGateway(container: MedusaContainer, method: PaymentMethod): Promise<OpensAt | null> {
  if (!isGateway(method)) return null;
  const keys = await gatewayKeys(container, method);
  return keys && { gateway: method, keyId: keys.keyId };
}
