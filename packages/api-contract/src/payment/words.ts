import type { PaymentMethod } from "../order/words";

/** Methods whose money comes by a payment gateway, and which a merchant needs keys for. */
export const gatewayNames = ["razorpay", "stripe"] as const satisfies readonly PaymentMethod[];
export type GatewayName = (typeof gatewayNames)[number];

export const isGateway = (method: PaymentMethod): method is GatewayName =>
  (gatewayNames as readonly PaymentMethod[]).includes(method);

/** Where money goes back to: where it came from, or the shopper's wallet. */
export const refundDestinations = ["source", "wallet"] as const;
export type RefundDestination = (typeof refundDestinations)[number];

/** `waiting`: not yet sent, or to be tried again; `sent`: the gateway has it in hand; `done`: the shopper has it. */
export const refundStatuses = ["waiting", "sent", "done", "failed"] as const;
export type RefundStatus = (typeof refundStatuses)[number];
