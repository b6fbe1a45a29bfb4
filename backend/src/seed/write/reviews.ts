import { REVIEW_MODULE } from "#modules/review/index";
import type { ReviewModuleService } from "#modules/review/service";
import type { WrittenOrders } from "./orders";
import { chunksOf, known, type Seeding } from "./seeding";

/** Used as the order of a review whose shopper bought before the shop's first recorded order. */
const earlierOrder = "before-the-shop";

/** Writes reviews, each linked to the order that delivered the product, if there is one. */
export async function writeReviews(
  { container, shop }: Seeding,
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
    productId: known(productIds, productHandle),
    orderId: delivered.get(`${shopperEmail} ${productHandle}`) ?? earlierOrder,
    customerId: known(customerIds, shopperEmail),
    rating,
    comment,
    displayName: shopperEmail.split("@")[0] ?? "",
    at: createdAt,
  }));
  const past = container.resolve<ReviewModuleService>(REVIEW_MODULE);
  for (const chunk of chunksOf(rows, 2000)) await past.addPast(chunk);
}
