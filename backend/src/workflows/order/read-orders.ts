import type { Order } from "@haat/api-contract/order/schemas";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { ordersSql } from "./orders-sql";
import { type OrderRow, toOrder } from "./to-order";

type Page = { limit: number; offset: number };

const databaseOf = (container: MedusaContainer) =>
  new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));

/** A shopper's orders, newest first. */
export async function readOrders(container: MedusaContainer, customerId: string, page: Page): Promise<Order[]> {
  const rows = await databaseOf(container).run<OrderRow>({
    name: "orders-of-customer",
    text: ordersSql("s.customer_id = $1", "LIMIT $2 OFFSET $3"),
    values: [customerId, page.limit, page.offset],
  });
  return rows.map(toOrder);
}

export async function countOrders(container: MedusaContainer, customerId: string): Promise<number> {
  const rows = await databaseOf(container).run<{ total: number }>({
    name: "orders-of-customer-count",
    text: "SELECT count(*)::int AS total FROM haat_order_status WHERE customer_id = $1",
    values: [customerId],
  });
  return rows[0]?.total ?? 0;
}

/** Any order, in the shopper's format; null if there is none. */
export async function readAnyOrder(container: MedusaContainer, orderId: string): Promise<Order | null> {
  const [row] = await databaseOf(container).run<OrderRow>({
    name: "order-by-id",
    text: ordersSql("s.order_id = $1", ""),
    values: [orderId],
  });
  return row ? toOrder(row) : null;
}

/** One order of this shopper; null if there is none or it is another shopper's. */
export async function readOrder(
  container: MedusaContainer,
  customerId: string,
  orderId: string,
): Promise<Order | null> {
  const [row] = await databaseOf(container).run<OrderRow>({
    name: "order-of-customer",
    text: ordersSql("s.customer_id = $1 AND s.order_id = $2", ""),
    values: [customerId, orderId],
  });
  return row ? toOrder(row) : null;
}
