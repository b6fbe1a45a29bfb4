import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { Modules } from "@medusajs/framework/utils";
import { ORDER_STATUS_MODULE } from "../modules/order-status";
import type { OrderStatusModule } from "../modules/order-status/service";
import { paymentStatusOnceCancelled } from "../workflows/order/payment-status-once-cancelled";

/** Longer than the engine takes to cancel a packed and paid order on a busy machine. */
const patienceSeconds = 60;

/**
 * An order that was cancelled in the engine's own admin is cancelled for its shopper too. Where the shopper did it, the
 * lock lets our own workflow finish first, and there is nothing left to change.
 */
export default async function followEngineCancellation({
  event,
  container,
}: SubscriberArgs<{ id: string }>): Promise<void> {
  const { id: orderId } = event.data;
  const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
  const follow = async () => {
    const by = { kind: "system" as const, id: null };
    const paymentStatus = await paymentStatusOnceCancelled(container, orderId);
    const from = ["placed", "processing"] as const;
    await statuses.changeStatus({ orderId, to: "cancelled", from, by, at: new Date(), paymentStatus });
  };
  await container.resolve(Modules.LOCKING).execute(`order:${orderId}`, follow, { timeout: patienceSeconds });
}

export const config: SubscriberConfig = {
  event: "order.canceled",
  context: { subscriberId: "follow-engine-cancellation" },
};
