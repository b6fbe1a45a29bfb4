import type { MedusaContainer } from "@medusajs/framework/types";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { OrderStatusModule } from "#modules/order-status/service";
import { eachOrder } from "../order/each-order";
import { withOrderLock } from "../order/order-lock";
import { cancellable, readOrderState } from "../order/order-state";
import { cancelInOneTransaction } from "./cancel-in-one-transaction";

const max = 100;

/**
 * An order that was cancelled in the engine's own admin is cancelled for its shopper too, and its money goes back where
 * the engine, which goes on when a refund fails, has kept it. Where our own workflow has cancelled it, there is nothing
 * left to change.
 */
export const followCancellation = (container: MedusaContainer, orderId: string): Promise<void> =>
  withOrderLock(container, orderId, async () => {
    const state = await readOrderState(container, { orderId, customerId: null });
    // Told late, it may have been taken up again since.
    if (state?.engineStatus !== "canceled" || !cancellable.includes(state.status)) return;
    const by = { kind: "system", id: null } as const;
    const cancellation = { orderId, customerId: null, by, from: cancellable };
    await cancelInOneTransaction(container, { cancellation, state });
  });

/** Orders that the engine has cancelled and nothing told of: who was to tell died. */
export async function followCancellations(container: MedusaContainer): Promise<void> {
  const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
  const unannounced = await statuses.cancelledInEngine({ standing: cancellable, max });
  await eachOrder(unannounced, (orderId) => followCancellation(container, orderId));
}
