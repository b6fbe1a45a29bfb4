import { type ShopSettings as SettingsDocument, shopSettingsSchema } from "@haat/api-contract/settings/schemas";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import { InjectManager, InjectTransactionManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import { firstSettings } from "./first-settings";
import { ShopSettings } from "./models/shop-settings";

export type KeptSettings = { document: SettingsDocument; version: number; updatedAt: Date };
type Row = { document: unknown; version: number; updated_at: Date };

/** The id of the one row. */
const theShop = "shop";

export class SettingsModuleService extends MedusaService({ ShopSettings }) {
  /** Inserts the row if there is none. Safe when several processes start together. */
  @InjectTransactionManager()
  async ensure(
    known: Partial<Pick<SettingsDocument, "shop" | "social">>,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<void> {
    await context.transactionManager?.execute(
      "INSERT INTO shop_settings (id, document) VALUES (?, ?::jsonb) ON CONFLICT (id) DO NOTHING",
      [theShop, JSON.stringify(shopSettingsSchema.parse({ ...firstSettings, ...known }))],
    );
  }

  @InjectManager()
  async read(@MedusaContext() context: Context<SqlEntityManager> = {}): Promise<KeptSettings> {
    const manager = context.transactionManager ?? context.manager;
    const rows = await manager?.execute<Row[]>("SELECT document, version, updated_at FROM shop_settings WHERE id = ?", [
      theShop,
    ]);
    const row = rows?.[0];
    if (!row) throw new Error("The shop's settings are not laid yet: ensure has to run first.");
    return { document: shopSettingsSchema.parse(row.document), version: row.version, updatedAt: row.updated_at };
  }

  /**
   * Replaces the whole document. Of two concurrent saves of the same version the first one wins, and the other must
   * reload: no one overwrites what they have not read.
   *
   * @returns whether it was saved; false if `seenVersion` is not the current version.
   */
  @InjectTransactionManager()
  async save(
    document: SettingsDocument,
    seenVersion: number,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<boolean> {
    const rows: unknown[] =
      (await context.transactionManager?.execute(
        `UPDATE shop_settings SET document = ?::jsonb, version = version + 1, updated_at = now()
          WHERE id = ? AND version = ? RETURNING id`,
        [JSON.stringify(shopSettingsSchema.parse(document)), theShop, seenVersion],
      )) ?? [];
    return rows.length === 1;
  }
}
