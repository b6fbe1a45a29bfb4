/**
 * Methods that are paid through a gateway, which need keys. Their texts and key formats are in
 * `gateway/descriptors.ts`, which a screen that only needs their names does not have to load.
 */
export const gatewayNames = ["razorpay", "stripe"] as const;
export type GatewayName = (typeof gatewayNames)[number];

export const isGateway = (method: string): method is GatewayName =>
  (gatewayNames as readonly string[]).includes(method);

/** Destination of a refund: its source, or the shopper's wallet. */
export const refundDestinations = ["source", "wallet"] as const;
export type RefundDestination = (typeof refundDestinations)[number];

/**
 * `waiting`: not yet sent, or to be retried; `sent`: the gateway is processing it; `done`: the shopper has received it.
 */
export const refundStatuses = ["waiting", "sent", "done", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];
