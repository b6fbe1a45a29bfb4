import { Module } from "@medusajs/framework/utils";
import { GatewayPaymentService } from "./service";

export const GATEWAY_PAYMENT_MODULE = "gatewayPayment";

export default Module(GATEWAY_PAYMENT_MODULE, { service: GatewayPaymentService });
