import { writeFileSync } from "node:fs";
import { shopSettingsSchema } from "@haat/api-contract/settings/schemas";
import type { ExecArgs } from "@medusajs/framework/types";
import { z } from "zod";
import { SETTINGS_MODULE } from "#modules/settings/index";
import type { SettingsModuleService } from "#modules/settings/service";
import { saveSettings } from "#workflows/settings/save-settings";

/** What to change, and the file for the outcome of each attempt: "saved" or the error. */
export const orderSchema = z.object({
  tradeName: z.string(),
  unservedPincodes: z.array(z.string()),
  attempts: z.number(),
  report: z.string(),
});

/** For `medusa exec`: as many administrators as there are attempts save the same version concurrently. */
export default async function runSaveSettings({ container, args }: ExecArgs): Promise<void> {
  const { tradeName, unservedPincodes, attempts, report } = orderSchema.parse(JSON.parse(args[0] ?? ""));
  const { document, version } = await container.resolve<SettingsModuleService>(SETTINGS_MODULE).read();
  if (!document.shop) throw new Error("The demo shop knows who sells.");
  const changed = shopSettingsSchema.parse({
    ...document,
    shop: { ...document.shop, tradeName },
    delivery: { unservedPincodes },
  });
  const save = () =>
    saveSettings(container, { document: changed, seenVersion: version, actorId: null }).then(() => "saved", String);
  writeFileSync(report, JSON.stringify(await Promise.all(Array.from({ length: attempts }, save))));
}
