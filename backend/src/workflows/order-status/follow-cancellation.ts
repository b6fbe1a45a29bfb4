import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "#database/database";
import { eachOrder } from "../order/each-order";
import { withOrderLock } from "../order/order-lock";
import { cancellable, readOrderState } from "../order/order-state";
import { withdrawOrder } from "./withdraw-order";

const most = 100;

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
    await withdrawOrder(container, { cancellation, state });
  });

/** Orders that the engine has cancelled and nothing told of: who was to tell died. */
export async function followCancellations(container: MedusaContainer): Promise<void> {
  const { run } = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const untold = await run<{ orderId: string }>({
    name: "cancelled-in-engine",
    // By the index of those that are open: of cancelled orders there are ever more.
    text: `SELECT s.order_id AS "orderId" FROM order_status s JOIN haat_order o ON o.id = s.order_id
            WHERE s.status = ANY ($1) AND s.deleted_at IS NULL
              AND o.status = 'canceled' AND o.updated_at < now() - interval '1 minute'
            LIMIT $2`,
    values: [cancellable, most],
  });
  await eachOrder(untold, (orderId) => followCancellation(container, orderId));
}
