import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "../config/read-config";
import { PAYMENT_SETUP_MODULE } from "../modules/payment-setup";
import { firstPaymentSettings } from "../modules/payment-setup/first-settings";
import type { PaymentSetupService } from "../modules/payment-setup/service";
import { SETTINGS_MODULE } from "../modules/settings";
import type { SettingsModuleService } from "../modules/settings/service";
import { demoSeller, demoSocialLinks } from "./demo-seller";

/** The shop's settings, from its first start on. Only a demo shop knows by itself who sells in it. */
export async function ensureSettings(container: MedusaContainer): Promise<void> {
  const known = readConfig().mode === "demo" ? { shop: demoSeller, social: demoSocialLinks } : {};
  await container.resolve<SettingsModuleService>(SETTINGS_MODULE).ensure(known);
}

/** How shoppers pay, from the shop's first start on. */
export async function ensurePaymentSettings(container: MedusaContainer): Promise<void> {
  const setup = container.resolve<PaymentSetupService>(PAYMENT_SETUP_MODULE);
  await setup.ensure(firstPaymentSettings(readConfig().mode));
}
