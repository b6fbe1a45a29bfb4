/**
 * Methods whose money comes by a payment gateway, and which a merchant needs keys for. What each of them is called and
 * needs says `gateway/descriptors.ts`, which a screen that only knows their names need not load.
 */
export const gatewayNames = ["razorpay", "stripe"] as const;
export type GatewayName = (typeof gatewayNames)[number];

export const isGateway = (method: string): method is GatewayName =>
  (gatewayNames as readonly string[]).includes(method);

/** Where money goes back to: where it came from, or the shopper's wallet. */
export const refundDestinations = ["source", "wallet"] as const;
export type RefundDestination = (typeof refundDestinations)[number];

/** `waiting`: not yet sent, or to be tried again; `sent`: the gateway has it in hand; `done`: the shopper has it. */
export const refundStatuses = ["waiting", "sent", "done", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];
