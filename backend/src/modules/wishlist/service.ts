import { limits } from "@haat/api-contract/limits";
import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import { generateEntityId, InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import type { Run } from "#database/database";
import { WishlistItem } from "./models/wishlist-item";

export type Wish = { customerId: string; productId: string };

export class WishlistModuleService extends MedusaService({ WishlistItem }) {
  /** Saves a product; a saved one keeps its position. Safe for concurrent clicks. */
  @InjectManager()
  async save({ customerId, productId }: Wish, @MedusaContext() context: Context<SqlEntityManager> = {}): Promise<void> {
    await context.manager?.execute(
      `INSERT INTO wishlist_item (id, customer_id, product_id) VALUES (?, ?, ?)
       ON CONFLICT (customer_id, product_id) WHERE deleted_at IS NULL DO NOTHING`,
      [generateEntityId(undefined, "wish"), customerId, productId],
    );
  }

  /** Saves many, all of them or none. */
  @InjectManager()
  async saveAll(wishes: readonly Wish[], @MedusaContext() context: Context<SqlEntityManager> = {}): Promise<void> {
    const rows = wishes.map((wish) => ({ id: generateEntityId(undefined, "wish"), ...wish }));
    await context.manager?.execute(
      `INSERT INTO wishlist_item (id, customer_id, product_id) SELECT id, "customerId", "productId"
         FROM jsonb_to_recordset(?::jsonb) AS saved(id text, "customerId" text, "productId" text) ON CONFLICT DO NOTHING`,
      [JSON.stringify(rows)],
    );
  }

  /** Deletes a shopper's whole list, in the running transaction. */
  static async purgeShopperIn(run: Run, customerId: string): Promise<void> {
    await run({
      name: "wishlist-forget-shopper",
      text: "DELETE FROM wishlist_item WHERE customer_id = $1",
      values: [customerId],
    });
  }

  /** Moves one shopper's list to another, also in the running transaction. Duplicates are dropped. */
  static async moveShopperIn(run: Run, { from, into }: { from: string; into: string }): Promise<void> {
    await run({
      name: "wishlist-drop-doubles",
      text: `DELETE FROM wishlist_item w USING wishlist_item mine
              WHERE w.customer_id = $1 AND mine.customer_id = $2 AND mine.product_id = w.product_id AND mine.deleted_at IS NULL`,
      values: [from, into],
    });
    await run({
      name: "wishlist-move-shopper",
      text: "UPDATE wishlist_item SET customer_id = $2 WHERE customer_id = $1",
      values: [from, into],
    });
  }

  /** Removes a product; returns whether it was saved. */
  @InjectManager()
  async remove(
    { customerId, productId }: Wish,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<boolean> {
    const rows: unknown[] =
      (await context.manager?.execute(
        "DELETE FROM wishlist_item WHERE customer_id = ? AND product_id = ? RETURNING id",
        [customerId, productId],
      )) ?? [];
    return rows.length > 0;
  }

  /** Ids of the products that a shopper saved, newest first, up to the maximum of a list. */
  @InjectManager()
  async savedProductIds(
    customerId: string,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<string[]> {
    const rows: { product_id: string }[] =
      (await context.manager?.execute(
        `SELECT product_id FROM wishlist_item WHERE customer_id = ? AND deleted_at IS NULL ORDER BY created_at DESC, id DESC LIMIT ?`,
        [customerId, limits.maxFullList],
      )) ?? [];
    return rows.map((row) => row.product_id);
  }

  /** The same for products visible in the shop, from `offset` on and at most `limit`; `total` counts all of them. */
  @InjectManager()
  async shownProductIds(
    customerId: string,
    { limit, offset }: { limit: number; offset: number },
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<{ ids: string[]; total: number }> {
    const rows: { ids: string[]; total: number }[] =
      (await context.manager?.execute(
        `WITH shown AS (
           SELECT w.product_id, row_number() OVER (ORDER BY w.created_at DESC, w.id DESC) AS place
             FROM wishlist_item w JOIN haat_catalog_product p USING (product_id)
            WHERE w.customer_id = ? AND w.deleted_at IS NULL AND p.active),
         page AS (SELECT product_id, place FROM shown ORDER BY place LIMIT ? OFFSET ?)
         SELECT (SELECT COALESCE(json_agg(product_id ORDER BY place), '[]') FROM page) AS ids,
                (SELECT count(*)::int FROM shown) AS total`,
        [customerId, limit, offset],
      )) ?? [];
    return rows[0] ?? { ids: [], total: 0 };
  }
}
