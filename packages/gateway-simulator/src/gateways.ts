import type { SimulatedGateway } from "./gateway";
import { razorpay } from "./razorpay/razorpay";
import { stripe } from "./stripe/stripe";
import { type GatewayName, gatewayNames } from "./words";

export const gateways: Readonly<Record<GatewayName, SimulatedGateway>> = { razorpay, stripe };

/** A value per gateway. */
export const forEachGateway = <Of>(of: (gateway: GatewayName) => Of): Record<GatewayName, Of> =>
  Object.fromEntries(gatewayNames.map((gateway) => [gateway, of(gateway)])) as Record<GatewayName, Of>;
