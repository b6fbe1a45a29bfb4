import { settingsMessages } from "@haat/api-contract/settings/messages";
import type { ShopSettings } from "@haat/api-contract/settings/schemas";
import { defineRoute } from "#http/define-route";
import { SETTINGS_MODULE } from "#modules/settings/index";
import type { KeptSettings, SettingsModuleService } from "#modules/settings/service";
import { saveSettings } from "#workflows/settings/save-settings";

type Answer = { settings: ShopSettings; version: number; updatedAt: string };

const toShopSettings = ({ document, version, updatedAt }: KeptSettings): Answer => ({
  settings: document,
  version,
  updatedAt: new Date(updatedAt).toISOString(),
});

export const GET = defineRoute("getShopSettings", async ({ scope }) =>
  toShopSettings(await scope.resolve<SettingsModuleService>(SETTINGS_MODULE).read()),
);

export const PUT = defineRoute("saveShopSettings", async ({ auth, body, scope }) => {
  const { settings, version } = body;
  const kept = await saveSettings(scope, { document: settings, seenVersion: version, actorId: auth.id });
  return { message: settingsMessages.saved, ...toShopSettings(kept) };
});
