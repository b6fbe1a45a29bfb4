import type { SqlEntityManager } from "@medusajs/framework/mikro-orm/postgresql";
import type { Context } from "@medusajs/framework/types";
import { generateEntityId, InjectManager, MedusaContext, MedusaService } from "@medusajs/framework/utils";
import { WishlistItem } from "./models/wishlist-item";

export type Wish = { customerId: string; productId: string };

export class WishlistModuleService extends MedusaService({ WishlistItem }) {
  /** Saves a product; one that is saved already stays where it is, also when two clicks come at once. */
  @InjectManager()
  async save({ customerId, productId }: Wish, @MedusaContext() context: Context<SqlEntityManager> = {}): Promise<void> {
    await context.manager?.execute(
      `INSERT INTO wishlist_item (id, customer_id, product_id) VALUES (?, ?, ?)
       ON CONFLICT (customer_id, product_id) WHERE deleted_at IS NULL DO NOTHING`,
      [generateEntityId(undefined, "wish"), customerId, productId],
    );
  }

  /** Removes a product; answers whether it was saved. */
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

  /** Ids of the products that a shopper saved, the newest first. */
  @InjectManager()
  async savedProductIds(
    customerId: string,
    @MedusaContext() context: Context<SqlEntityManager> = {},
  ): Promise<string[]> {
    const rows: { product_id: string }[] =
      (await context.manager?.execute(
        `SELECT product_id FROM wishlist_item WHERE customer_id = ? AND deleted_at IS NULL ORDER BY created_at DESC, id DESC`,
        [customerId],
      )) ?? [];
    return rows.map((row) => row.product_id);
  }
}
