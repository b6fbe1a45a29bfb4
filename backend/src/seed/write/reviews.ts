import { generateEntityId } from "@medusajs/framework/utils";
import type { WrittenOrders } from "./orders";
import { chunksOf, known, type Seeding } from "./seeding";

/** Stands for the order of a review whose shopper bought before the shop's first recorded order. */
const earlierOrder = "before-the-shop";

/** Reviews, each of the order in which its shopper got the product, where there is one. */
export async function writeReviews(
  { database, shop }: Seeding,
  customerIds: ReadonlyMap<string, string>,
  productIds: ReadonlyMap<string, string>,
  orders: WrittenOrders,
): Promise<void> {
  const delivered = new Map(
    shop.orders
      .filter(({ status }) => status === "delivered")
      .flatMap(({ key, shopperEmail, lines }) =>
        lines.map(({ productHandle }) => [`${shopperEmail} ${productHandle}`, known(orders, key)] as const),
      ),
  );
  const rows = shop.reviews.map(({ productHandle, shopperEmail, rating, comment, createdAt }) => ({
    id: generateEntityId(undefined, "rev"),
    product_id: known(productIds, productHandle),
    order_id: delivered.get(`${shopperEmail} ${productHandle}`) ?? earlierOrder,
    customer_id: known(customerIds, shopperEmail),
    rating,
    comment,
    display_name: shopperEmail.split("@")[0] ?? "",
    created_at: createdAt,
  }));
  for (const chunk of chunksOf(rows, 2000)) {
    await database.raw(
      `INSERT INTO review (id, product_id, order_id, customer_id, rating, comment, display_name, created_at, updated_at)
       SELECT id, product_id, order_id, customer_id, rating, comment, display_name, created_at, created_at
         FROM jsonb_to_recordset(?::jsonb) AS said(id text, product_id text, order_id text, customer_id text, rating int, comment text,
              display_name text, created_at timestamptz)
       ON CONFLICT DO NOTHING`,
      [JSON.stringify(chunk)],
    );
  }
}
