import { parcelMessages } from "@haat/api-contract/parcel/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import type { OneTransaction } from "#engine/hooks/one-transaction";
import { ApiError } from "#errors/api-error";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { Actor } from "#modules/order-status/order-states";
import type { OrderStatusModule } from "#modules/order-status/service";
import type { ParcelStatus } from "#modules/parcel/parcel-states";
import { type OrderState, onceCollected } from "../order/order-state";
import { refreshOrderListing } from "../order/refresh-order-listing";

type Following = { orderId: string; state: OrderState; next: ParcelStatus; by: Actor };

/** Cash is collected with the last parcel: from then on the whole order is paid. */
export const isPaidAtTheDoor = ({ state, next }: Pick<Following, "state" | "next">): boolean =>
  next === "delivered" && state.status !== "delivered" && state.paymentMethod === "cod";

/**
 * Updates an order's own status from its parcels, in the running transaction.
 *
 * @throws ApiError 409 it was changed concurrently.
 */
export async function followParcels(
  container: MedusaContainer,
  transaction: OneTransaction,
  following: Following,
): Promise<void> {
  const { orderId, state, next, by } = following;
  if (next !== state.status) {
    const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
    const paymentStatus = isPaidAtTheDoor(following) ? onceCollected(state) : undefined;
    const change = { orderId, to: next, from: [state.status], by, at: new Date(), paymentStatus };
    if (!(await statuses.changeStatus(change, transaction.contextFor(statuses)))) {
      throw new ApiError(409, parcelMessages.changedMeanwhile);
    }
  }
  await refreshOrderListing(transaction, [orderId]);
}
