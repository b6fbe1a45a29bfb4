import type { GatewayName } from "@haat/api-contract/payment/words";
import { type Gateway, GatewayError } from "./gateway";

const notThere = (): never => {
  throw new GatewayError("unreachable", "This gateway is not there yet.");
};

const standIn = (name: GatewayName, script: string): Gateway => ({
  name,
  script,
  open: async () => notThere(),
  clientSecretOf: async () => notThere(),
  paymentsOf: async () => notThere(),
  capture: async () => notThere(),
  close: async () => notThere(),
  refund: async () => notThere(),
  refundsOf: async () => notThere(),
  list: () => notThere(),
  verifyCallback: () => null,
  verifyWebhook: () => null,
  check: async () => notThere(),
});

/** Stands in for the gateways until they are there: nobody can be reached. */
export const gateways: Record<GatewayName, Gateway> = {
  razorpay: standIn("razorpay", "https://checkout.razorpay.com/v1/checkout.js"),
  stripe: standIn("stripe", "https://js.stripe.com/v3/"),
};
