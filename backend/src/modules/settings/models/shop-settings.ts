import type { ShopSettings as SettingsDocument } from "@haat/api-contract/settings/schemas";
import { model } from "@medusajs/framework/utils";

/** The shop's own details: one row. The document is kept as the contract reads it, and read by the contract again. */
export const ShopSettings = model.define("shop_settings", {
  id: model.text().primaryKey(),
  document: model.json<SettingsDocument>(),
  /** Rises with every change; who saves says which one they have seen. */
  version: model.number().default(1),
});
