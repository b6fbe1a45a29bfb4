import type { ShopSettings as SettingsDocument } from "@haat/api-contract/settings/schemas";
import { model } from "@medusajs/framework/utils";

/** The shop's own details: one row. The document is stored as the contract parses it, and parsed again on read. */
export const ShopSettings = model.define("shop_settings", {
  id: model.text().primaryKey(),
  document: model.json<SettingsDocument>(),
  /** Incremented by every change; a save must name the version that was read. */
  version: model.number().default(1),
});
