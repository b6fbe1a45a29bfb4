import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "../config/read-config";
import { PAYMENT_SETUP_MODULE } from "../modules/payment-setup";
import { firstPaymentSettings } from "../modules/payment-setup/first-settings";
import type { PaymentSetupService } from "../modules/payment-setup/service";

/** How shoppers pay, from the shop's first start on. */
export async function ensurePaymentSettings(container: MedusaContainer): Promise<void> {
  const setup = container.resolve<PaymentSetupService>(PAYMENT_SETUP_MODULE);
  await setup.ensure(firstPaymentSettings(readConfig().mode));
}
