import type { ShopSettings } from "@haat/api-contract/settings/schemas";
import type { KeptSettings } from "../../modules/settings/service";

type Answer = { settings: ShopSettings; version: number; updatedAt: string };

export const toShopSettings = ({ document, version, updatedAt }: KeptSettings): Answer => ({
  settings: document,
  version,
  updatedAt: new Date(updatedAt).toISOString(),
});
