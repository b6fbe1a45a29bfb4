import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import type { StoredOrderStatus } from "#modules/order-status/order-states";

export type Purchase = { status: StoredOrderStatus; hasProduct: boolean; email: string | null };

/** The fields of a shopper's own order needed for a review of one product; null if there is no such order. */
export async function findPurchase(
  container: MedusaContainer,
  { customerId, orderId, productId }: { customerId: string; orderId: string; productId: string },
): Promise<Purchase | null> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [purchase] = await database.run<Purchase>({
    name: "review-purchase",
    text: `SELECT s.status, c.email, EXISTS (
             SELECT FROM haat_order_line li
              WHERE li.order_id = o.id AND li.version = o.version AND li.product_id = $3) AS "hasProduct"
        FROM haat_order_status s
        JOIN haat_order o ON o.id = s.order_id
        LEFT JOIN haat_customer c ON c.id = s.customer_id
       WHERE s.order_id = $2 AND s.customer_id = $1`,
    values: [customerId, orderId, productId],
  });
  return purchase ?? null;
}
