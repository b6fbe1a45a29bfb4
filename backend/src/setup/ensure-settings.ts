import type { MedusaContainer } from "@medusajs/framework/types";
import { readConfig } from "../config/read-config";
import { SETTINGS_MODULE } from "../modules/settings";
import type { SettingsModuleService } from "../modules/settings/service";
import { demoSeller, demoSocialLinks } from "./demo-seller";

/** The shop's settings, from its first start on. Only a demo shop knows by itself who sells in it. */
export async function ensureSettings(container: MedusaContainer): Promise<void> {
  const known = readConfig().mode === "demo" ? { shop: demoSeller, social: demoSocialLinks } : {};
  await container.resolve<SettingsModuleService>(SETTINGS_MODULE).ensure(known);
}
