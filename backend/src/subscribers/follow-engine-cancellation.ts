import type { SubscriberArgs, SubscriberConfig } from "@medusajs/framework";
import { Modules } from "@medusajs/framework/utils";
import { inOneTransaction } from "../database/one-transaction";
import { ORDER_STATUS_MODULE } from "../modules/order-status";
import type { OrderStatusModule } from "../modules/order-status/service";
import { statusChanged } from "../workflows/order/events";
import { keepListed } from "../workflows/order/keep-listed";
import { withOrderLock } from "../workflows/order/order-lock";
import { cancellable, readOrderState } from "../workflows/order/order-state";
import { paymentStatusOnceCancelled } from "../workflows/order/payment-status-once-cancelled";
import { cancelWithOrder } from "../workflows/parcel/cancel-with-order";

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
  await withOrderLock(container, orderId, async () => {
    const state = await readOrderState(container, { orderId, customerId: null });
    // Told late, it may have been taken up again since.
    if (state?.engineStatus !== "canceled") return;
    const by = { kind: "system" as const, id: null };
    const paymentStatus = await paymentStatusOnceCancelled(container, orderId);
    const change = { orderId, to: "cancelled", from: cancellable, by, at: new Date(), paymentStatus } as const;
    const hasChanged = await inOneTransaction(container, async (transaction) => {
      const changed = await statuses.changeStatus(change, transaction.contextFor(statuses));
      if (!changed) return false;
      await cancelWithOrder(container, transaction, state.parcels, { by });
      await keepListed(transaction, [orderId]);
      return true;
    });
    if (!hasChanged) return;
    const told = statusChanged({ id: orderId, from: state.status, status: "cancelled" });
    await container.resolve(Modules.EVENT_BUS).emit(told);
  });
}

export const config: SubscriberConfig = {
  event: "order.canceled",
  context: { subscriberId: "follow-engine-cancellation" },
};
