import { settingsMessages } from "@haat/api-contract/settings/messages";
import type { ShopSettings } from "@haat/api-contract/settings/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "../../http/api-error";
import { CATALOG_MODULE } from "../../modules/catalog";
import type { CatalogModuleService } from "../../modules/catalog/service";
import { SETTINGS_MODULE } from "../../modules/settings";
import type { SettingsModuleService } from "../../modules/settings/service";

type Change = { document: ShopSettings; seenVersion: number };

/**
 * Saves the shop's settings; every process forgets at once what it answered with the old ones.
 *
 * @throws ApiError 409 when somebody else has saved since the caller looked.
 */
export async function saveSettings(container: MedusaContainer, { document, seenVersion }: Change): Promise<void> {
  const saved = await container.resolve<SettingsModuleService>(SETTINGS_MODULE).save(document, seenVersion);
  if (!saved) throw new ApiError(409, settingsMessages.changedMeanwhile);
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).tell();
}
