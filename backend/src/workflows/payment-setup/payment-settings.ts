import type { PaymentSettings } from "@haat/api-contract/payment-setup/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { PAYMENT_SETUP_MODULE } from "#modules/payment-setup/index";
import type { PaymentSetupService } from "#modules/payment-setup/service";

/** The current payment settings, from this process's cache: costs no query. */
export async function readPaymentSettings(container: MedusaContainer): Promise<PaymentSettings> {
  return (await container.resolve<PaymentSetupService>(PAYMENT_SETUP_MODULE).read()).settings;
}
