import { settingsMessages } from "@haat/api-contract/settings/messages";
import { defineRoute } from "../../../../../http/define-route";
import { SETTINGS_MODULE } from "../../../../../modules/settings";
import type { SettingsModuleService } from "../../../../../modules/settings/service";
import { saveSettings } from "../../../../../workflows/settings/save-settings";
import { toShopSettings } from "../../../../../workflows/settings/to-shop-settings";

export const GET = defineRoute("getShopSettings", async ({ scope }) =>
  toShopSettings(await scope.resolve<SettingsModuleService>(SETTINGS_MODULE).read()),
);

export const PUT = defineRoute("saveShopSettings", async ({ auth, body, scope }) => {
  const { settings, version } = body;
  const kept = await saveSettings(scope, { document: settings, seenVersion: version, actorId: auth.id });
  return { message: settingsMessages.saved, ...toShopSettings(kept) };
});
