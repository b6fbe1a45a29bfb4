import { gatewayTitle } from "../gateway/descriptors";
import type { PaymentMethod } from "../order/words";
import { isGateway } from "../payment/words";

/** Display name of a payment method, regardless of the merchant's label at the checkout. */
export function methodTitle(method: PaymentMethod): string {
  if (isGateway(method)) return gatewayTitle(method);
  return method === "cod" ? "Cash on delivery" : "Wallet";
}

/** What a gateway's keys belong to: the shop's own simulator, the gateway's test mode, or its live mode. */
export const keyModes = ["demo", "test", "live"] as const;
export type KeyMode = (typeof keyModes)[number];

/** `off`: it is not offered to shoppers, because it is disabled or has no keys. */
export const gatewayStates = ["off", ...keyModes] as const;
export type GatewayState = (typeof gatewayStates)[number];

/** Where the keys in use come from. */
export const keySources = ["demo", "environment", "stored", "none"] as const;
export type KeySource = (typeof keySources)[number];

/**
 * Why a gateway does not work. `keys`: there are none; `unreadable`: the stored ones were encrypted with another secret
 * of the server; `address`: the gateway cannot reach the shop's webhook address.
 */
export const missingThings = ["keys", "unreadable", "address"] as const;
export type MissingThing = (typeof missingThings)[number];

/** `waiting`: not processed yet; `ignored`: about nothing of ours. */
export const webhookOutcomes = ["waiting", "done", "ignored", "failed"] as const;
export type WebhookOutcome = (typeof webhookOutcomes)[number];
