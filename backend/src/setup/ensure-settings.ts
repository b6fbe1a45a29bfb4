import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "../config/read-config";
import { PAYMENT_SETUP_MODULE } from "../modules/payment-setup";
import { firstPaymentSettings } from "../modules/payment-setup/first-settings";
import type { PaymentSetupService } from "../modules/payment-setup/service";
import { SETTINGS_MODULE } from "../modules/settings";
import type { SettingsModuleService } from "../modules/settings/service";
import { demoSeller, demoSocialLinks } from "./demo-seller";

/** Creates the shop's settings on the first start. Only a demo shop has a merchant by default. */
export async function ensureSettings(container: MedusaContainer): Promise<void> {
  const known = readConfig().mode === "demo" ? { shop: demoSeller, social: demoSocialLinks } : {};
  await container.resolve<SettingsModuleService>(SETTINGS_MODULE).ensure(known);
}

/** Creates the payment settings on the first start. */
export async function ensurePaymentSettings(container: MedusaContainer): Promise<void> {
  const setup = container.resolve<PaymentSetupService>(PAYMENT_SETUP_MODULE);
  await setup.ensure(firstPaymentSettings(readConfig().mode));
}
