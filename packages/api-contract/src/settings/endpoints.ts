import type { Endpoint } from "../endpoint";
import { saveShopSettingsBodySchema, shopSettingsAnswerSchema, shopSettingsSavedAnswerSchema } from "./schemas";

export const settingsEndpoints = {
  getShopSettings: { summary: "All of the shop's settings", response: shopSettingsAnswerSchema },
  saveShopSettings: {
    summary: "Saves all of the shop's settings, unless somebody else has saved since they were read",
    body: saveShopSettingsBodySchema,
    response: shopSettingsSavedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
