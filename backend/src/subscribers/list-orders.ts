import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ContainerRegistrationKeys, OrderWorkflowEvents } from "@medusajs/framework/utils";
import { Database } from "../database/database";
import { ORDER_LISTING_MODULE } from "../modules/order-listing";
import type { OrderListingService } from "../modules/order-listing/service";
import { isListed } from "../workflows/order/events";
import { importEngineOrders } from "../workflows/order/import-engine-orders";
import { saveMoney } from "../workflows/order-money/keep-money";

const orderOfPayment = "SELECT order_id AS id FROM haat_payment WHERE id = $1 AND order_id IS NOT NULL";

/**
 * Updates the back office's order list after the engine's own workflows changed an order or its payments. Our workflows
 * update it in their own transactions.
 */
export default async function listOrders({ event, container }: SubscriberArgs<{ id: string }>): Promise<void> {
  if (isListed(event.metadata)) return;
  const { id } = event.data;
  const listing = container.resolve<OrderListingService>(ORDER_LISTING_MODULE);
  if (event.name.startsWith("payment.")) {
    const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
    const orders = await database.run<{ id: string }>({ name: "order-of-payment", text: orderOfPayment, values: [id] });
    await listing.refresh(
      orders.map((order) => order.id),
      saveMoney,
    );
  } else {
    await importEngineOrders(container, id);
    await listing.refresh([id], saveMoney);
  }
}

export const config: SubscriberConfig = {
  event: [OrderWorkflowEvents.PLACED, OrderWorkflowEvents.UPDATED, "payment.captured", "payment.refunded"],
  context: { subscriberId: "list-orders" },
};
