import { z } from "zod";
import type { TestShop } from "../../../scripts/test-shop.mjs";
import { type Administrator, anAdministrator } from "./administrator";
import { withDatabase } from "./database";
import { aPrivateShop } from "./private-shop";
import { changesBetween, engineRows, idsIn, type Rows } from "./twin-rows";

/** A shop in which the engine's own calls can do whatever ours do. `stop()` it in `afterAll`. */
export type TwinShop = {
  url: string;
  databaseUrl: string;
  admin: Administrator;
  /** Ids from the seed: region, warehouse, delivery options. */
  storeDefaults: Record<"region" | "location" | "delivery" | "pickUp" | "channel" | "profile" | "list" | "key", string>;
  /** Every id in the engine's tables before the first test. */
  shared: ReadonlySet<string>;
  stop: () => Promise<void>;
};

const defaultsSql = `SELECT
  (SELECT id FROM region WHERE deleted_at IS NULL) AS region,
  (SELECT id FROM stock_location WHERE deleted_at IS NULL) AS location,
  (SELECT id FROM shipping_option WHERE name = 'Home delivery' AND deleted_at IS NULL) AS delivery,
  (SELECT id FROM shipping_option WHERE name = 'Return pickup' AND deleted_at IS NULL) AS "pickUp",
  (SELECT id FROM sales_channel WHERE name = 'Haat' AND deleted_at IS NULL) AS channel,
  (SELECT id FROM shipping_profile WHERE type = 'default' AND deleted_at IS NULL) AS profile,
  (SELECT id FROM price_list WHERE type = 'sale' AND deleted_at IS NULL) AS list,
  (SELECT token FROM api_key WHERE type = 'publishable' AND revoked_at IS NULL) AS key`;

/** A shop whose engine has its own `/store` open, which is closed everywhere else. */
export async function aTwinShop(): Promise<TwinShop> {
  const shop = await aPrivateShop({ ENGINE_STORE_OPEN: "true" });
  try {
    return await asTwinShop(shop);
  } catch (error) {
    await shop.stop();
    throw error;
  }
}

async function asTwinShop({ url, databaseUrl, stop }: TestShop): Promise<TwinShop> {
  const { rows } = await withDatabase((client) => client.query<TwinShop["storeDefaults"]>(defaultsSql), databaseUrl);
  const [storeDefaults] = rows;
  if (!storeDefaults) throw new Error("The store defaults are missing.");
  const admin = await anAdministrator({ url });
  return { url, databaseUrl, admin, storeDefaults, shared: idsIn(await engineRows(databaseUrl)), stop };
}

/** The changes of the engine's tables while a function runs. Nothing else may happen in the shop meanwhile. */
export async function changesBy(shop: TwinShop, act: () => Promise<unknown>): Promise<Rows> {
  const before = await engineRows(shop.databaseUrl);
  await act();
  return changesBetween(before, await engineRows(shop.databaseUrl));
}

/** Calls the engine's admin. */
export const engineCall = (
  { admin }: TwinShop,
  path: `/admin/${string}`,
  body: unknown = {},
  method = "POST",
): Promise<unknown> => admin.adminFetch(method, path, body, z.unknown());

/** The first row that a statement returns, with an id. */
export async function rowOf({ databaseUrl }: TwinShop, text: string, values: unknown[]): Promise<{ id: string }> {
  const { rows } = await withDatabase((client) => client.query<{ id: string }>(text, values), databaseUrl);
  if (!rows[0]) throw new Error(`There is no row: ${text}`);
  return rows[0];
}
