import type { MedusaContainer } from "@medusajs/framework/types";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";

/** What gateways have told us, and what we owe back. */
export const gatewayPayments = (container: MedusaContainer): GatewayPaymentService =>
  container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
