import type { GatewayName } from "../payment/words";
import type { GatewayDescriptor } from "./descriptor";
import { razorpay } from "./razorpay";
import { stripe } from "./stripe";

/** Every gateway, by its name. */
export const gatewayDescriptors = { razorpay, stripe } as const satisfies Record<GatewayName, GatewayDescriptor>;

export const gatewayTitle = (gateway: GatewayName): string => gatewayDescriptors[gateway].title;
