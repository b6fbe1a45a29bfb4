import type { MedusaContainer } from "@medusajs/framework/types";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { OrderStatusModule } from "#modules/order-status/service";
import { eachOrder } from "../order/each-order";
import { withOrderLock } from "../order/order-lock";
import { cancellable, readOrderState } from "../order/order-state";
import { cancelInOneTransaction } from "./cancel-in-one-transaction";

const max = 100;

/**
 * Follows a cancellation in the engine's own admin: cancels the order for its shopper too, and refunds what the engine
 * has not, since it continues when a refund fails. After our own workflow there is nothing left to do.
 */
export const followCancellation = (container: MedusaContainer, orderId: string): Promise<void> =>
  withOrderLock(container, orderId, async () => {
    const state = await readOrderState(container, { orderId, customerId: null });
    // The event may be late, and the order reopened since.
    if (state?.engineStatus !== "canceled" || !cancellable.includes(state.status)) return;
    const by = { kind: "system", id: null } as const;
    const cancellation = { orderId, customerId: null, by, from: cancellable };
    await cancelInOneTransaction(container, { cancellation, state });
  });

/** Catches up on cancellations in the engine whose event was lost. */
export async function followCancellations(container: MedusaContainer): Promise<void> {
  const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
  const unannounced = await statuses.cancelledInEngine({ standing: cancellable, max });
  await eachOrder(unannounced, (orderId) => followCancellation(container, orderId));
}
