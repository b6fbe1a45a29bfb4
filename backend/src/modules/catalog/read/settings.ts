import { socialNetworks } from "@haat/api-contract/settings/social-networks";
import type { Run } from "#database/database";

const networks = socialNetworks.map((network) => `'${network}', social->'${network}'`).join(", ");

/** The public part of the shop's settings, as finished JSON. */
export async function readSettings(run: Run): Promise<string> {
  const [row] = await run<{ body: string }>({
    name: "catalog-settings",
    text: `SELECT jsonb_build_object('success', true, 'settings', jsonb_build_object(
               'shop', shop, 'policy', policy, 'social', jsonb_build_object(${networks}), 'updatedAt', catalog_instant(updated_at)))::text AS body
             FROM haat_shop_settings`,
    values: [],
  });
  if (!row) throw new Error("The shop's settings are not laid yet.");
  return row.body;
}
