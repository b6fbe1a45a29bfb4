import { gatewayTitle } from "../gateway/descriptors";
import type { PaymentMethod } from "../order/words";
import { isGateway } from "../payment/words";

/** What people call a way to pay, whatever the merchant writes at the checkout. */
export function methodTitle(method: PaymentMethod): string {
  if (isGateway(method)) return gatewayTitle(method);
  return method === "cod" ? "Cash on delivery" : "Wallet";
}

/** What a gateway's keys open: the shop's own simulator, the gateway's play money, or money. */
export const keyModes = ["demo", "test", "live"] as const;
export type KeyMode = (typeof keyModes)[number];

/** `off`: no shopper is offered it, because it is switched off or has no keys. */
export const gatewayStates = ["off", ...keyModes] as const;
export type GatewayState = (typeof gatewayStates)[number];

/** Where the keys in use come from. */
export const keySources = ["demo", "environment", "stored", "none"] as const;
export type KeySource = (typeof keySources)[number];

/**
 * What keeps a gateway from working. `keys`: there are none; `unreadable`: those that are stored were sealed under
 * another secret of the server; `address`: the gateway can't reach the shop's webhook address.
 */
export const missingThings = ["keys", "unreadable", "address"] as const;
export type MissingThing = (typeof missingThings)[number];

/** `waiting`: not yet worked off; `ignored`: about nothing of ours. */
export const webhookOutcomes = ["waiting", "done", "ignored", "failed"] as const;
export type WebhookOutcome = (typeof webhookOutcomes)[number];
