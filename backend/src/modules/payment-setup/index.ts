import { Module } from "@medusajs/framework/utils";
import { PaymentSetupService } from "./service";

export const PAYMENT_SETUP_MODULE = "paymentSetup";

export default Module(PAYMENT_SETUP_MODULE, { service: PaymentSetupService });
