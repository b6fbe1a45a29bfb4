import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import { generateEntityId, InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import { ShopFile } from "./models/shop-file";

export class ShopFileModuleService extends MedusaService({ ShopFile }) {
  /** Notes files that were uploaded just now, by their addresses. */
  @InjectManager()
  async note(addresses: readonly string[], @MedusaContext() context: Context<SqlEntityManager> = {}): Promise<void> {
    if (addresses.length === 0) return;
    await context.manager?.execute(
      `INSERT INTO shop_file (id, address, used_at) VALUES ${addresses.map(() => "(?, ?, now())").join(", ")}
       ON CONFLICT (address) WHERE deleted_at IS NULL DO NOTHING`,
      addresses.flatMap((address) => [generateEntityId(undefined, "sfile"), address]),
    );
  }
}
