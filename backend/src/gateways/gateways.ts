import type { GatewayName } from "@haat/api-contract/payment/words";
import type { Gateway } from "./gateway";
import { patienceMs } from "./gateway-fault";
import { razorpayGateway } from "./razorpay/razorpay-gateway";
import { stripeGateway } from "./stripe/stripe-gateway";

export const gateways: Record<GatewayName, Gateway> = {
  razorpay: razorpayGateway(patienceMs),
  stripe: stripeGateway(patienceMs),
};
