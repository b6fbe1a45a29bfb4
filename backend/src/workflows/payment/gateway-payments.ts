import type { MedusaContainer } from "@medusajs/framework/types";
import { GATEWAY_PAYMENT_MODULE } from "#modules/gateway-payment/index";
import type { GatewayPaymentService } from "#modules/gateway-payment/service";

/** Payments and events from the gateways, and the refunds we owe. */
export const gatewayPayments = (container: MedusaContainer): GatewayPaymentService =>
  container.resolve<GatewayPaymentService>(GATEWAY_PAYMENT_MODULE);
