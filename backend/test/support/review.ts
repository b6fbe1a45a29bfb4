import { randomBytes } from "node:crypto";
import { z } from "zod";
import { anAdministrator } from "./administrator";
import { withDatabase } from "./database";
import { until } from "./until";

export type ReviewWish = {
  productId: string;
  rating?: number;
  comment?: string;
  displayName?: string;
  customerId?: string;
  hidden?: boolean;
};

/** Inserts a review, then changes its product in the back office so that the shop refreshes it. */
export async function aReview(wish: ReviewWish): Promise<{ id: string }> {
  const mark = randomBytes(6).toString("hex");
  const id = `rev_${mark}`;
  await withDatabase(async (client) => {
    await client.query(
      `INSERT INTO review (id, product_id, order_id, customer_id, rating, comment, display_name, hidden)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        id,
        wish.productId,
        `order_${mark}`,
        wish.customerId ?? `cus_${mark}`,
        wish.rating ?? 5,
        wish.comment ?? "Good.",
        wish.displayName ?? "asha",
        wish.hidden ?? false,
      ],
    );
  });
  const { adminFetch } = await anAdministrator();
  await adminFetch("POST", `/admin/products/${wish.productId}`, { metadata: { reviewed: mark } }, z.unknown());
  await until("the review counted", async () => {
    const known = await withDatabase((client) =>
      client.query(
        `SELECT 1 FROM catalog_product WHERE product_id = $1 AND total_reviews =
           (SELECT count(*) FROM review WHERE product_id = $1 AND NOT hidden AND deleted_at IS NULL)`,
        [wish.productId],
      ),
    );
    return known.rows.length > 0 ? true : undefined;
  });
  return { id };
}
