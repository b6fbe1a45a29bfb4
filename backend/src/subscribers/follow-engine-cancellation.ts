import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { ORDER_STATUS_MODULE } from "../modules/order-status";
import type { OrderStatusModule } from "../modules/order-status/service";

/** An order that was cancelled in the engine's own admin is cancelled for its shopper too. Ours is so already. */
export default async function followEngineCancellation({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  await container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE).changeStatus({
    orderId: event.data.id,
    to: "cancelled",
    from: ["placed", "processing"],
    by: { kind: "system", id: null },
    at: new Date(),
  });
}

export const config: SubscriberConfig = {
  event: "order.canceled",
  context: { subscriberId: "follow-engine-cancellation" },
};
