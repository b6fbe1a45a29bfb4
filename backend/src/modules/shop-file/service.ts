import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import { generateEntityId, InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import { ShopFile } from "./models/shop-file";

export class ShopFileModuleService extends MedusaService({ ShopFile }) {
  /** Records newly uploaded files by their URLs. */
  @InjectManager()
  async note(addresses: readonly string[], @MedusaContext() context: Context<SqlEntityManager> = {}): Promise<void> {
    if (addresses.length === 0) return;
    await context.manager?.execute(
      `INSERT INTO shop_file (id, address, used_at) VALUES ${addresses.map(() => "(?, ?, now())").join(", ")}
       ON CONFLICT (address) WHERE deleted_at IS NULL DO NOTHING`,
      addresses.flatMap((address) => [generateEntityId(undefined, "sfile"), address]),
    );
  }

  /**
   * Registers the folder of this process as the one with the shop's uploads, unless another is registered.
   *
   * @returns the other folder, null if the uploads are in this one.
   */
  @InjectManager()
  async claimFolder(
    folder: { id: string; path: string },
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<string | null> {
    const rows: { id: string; path: string }[] =
      (await context.manager?.execute(
        `WITH claimed AS (
           INSERT INTO upload_folder (id, path) VALUES (?, ?)
           ON CONFLICT (one) DO UPDATE SET path = EXCLUDED.path WHERE upload_folder.id = EXCLUDED.id
           RETURNING id, path
         ) SELECT id, path FROM claimed UNION ALL SELECT id, path FROM upload_folder WHERE NOT EXISTS (SELECT 1 FROM claimed)`,
        [folder.id, folder.path],
      )) ?? [];
    const [named] = rows;
    return named && named.id !== folder.id ? named.path : null;
  }
}
