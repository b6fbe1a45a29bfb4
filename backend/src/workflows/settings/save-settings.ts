import { settingsMessages } from "@haat/api-contract/settings/messages";
import type { ChangedSettings, ShopSettings } from "@haat/api-contract/settings/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { inOneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { CATALOG_MODULE } from "#modules/catalog/index";
import type { CatalogModuleService } from "#modules/catalog/service";
import { SETTINGS_MODULE } from "#modules/settings/index";
import type { KeptSettings, SettingsModuleService } from "#modules/settings/service";
import { flatSettings, recordChange } from "../audit/record-change";

type Change = {
  document: ChangedSettings;
  seenVersion: number;
  /** The administrator who saves; null for an automatic change, which is not audited. */
  actorId: string | null;
};

const subject = { type: "settings", id: "shop", label: "Shop settings" };

/** Merges the saved settings into the stored ones; fields unknown to the caller stay unchanged. */
const changed = (kept: ShopSettings, { stock, sellers, social, ...first }: ChangedSettings): ShopSettings => ({
  ...first,
  stock: { ...kept.stock, ...stock },
  sellers: { ...kept.sellers, ...sellers },
  social: { ...kept.social, ...social },
});

/**
 * Saves the shop's settings; every process immediately drops responses cached with the old ones.
 *
 * @throws ApiError 409 changed since the caller read them.
 */
export async function saveSettings(
  container: MedusaContainer,
  { document, seenVersion, actorId }: Change,
): Promise<KeptSettings> {
  const settings = container.resolve<SettingsModuleService>(SETTINGS_MODULE);
  const kept = await inOneTransaction(container, async (transaction) => {
    const context = transaction.contextFor(settings);
    const before = await settings.read(context);
    const saved = await settings.save(changed(before.document, document), seenVersion, context);
    if (!saved) throw new ApiError(409, settingsMessages.changedMeanwhile);
    const after = await settings.read(context);
    if (actorId) {
      const change = { before: flatSettings(before.document), after: flatSettings(after.document) };
      await recordChange(container, { actorId, action: "settings.updated", subject, ...change }, transaction);
    }
    return after;
  });
  await container.resolve<CatalogModuleService>(CATALOG_MODULE).notify();
  return kept;
}
