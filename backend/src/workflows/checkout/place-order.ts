import type { MedusaContainer } from "@medusajs/framework/types";
import { retryConflicts } from "#database/retry-conflicts";
import { announceOrder } from "./announce-order";
import { findEarlierOrder } from "./earlier-order";
import type { OrderRequest } from "./order-request";
import { prepareOrder } from "./prepare-order";
import { writeOrder } from "./write-order";

/**
 * Places an order once, however often the same request with the same key arrives. If a concurrent duplicate took the
 * last items, the refused request returns the duplicate's order. No workflow of the engine: one transaction needs no
 * compensation, and a workflow costs as much as the transaction.
 *
 * @returns the order's id.
 * @throws ApiError see `prepareOrder` and `writeOrder`.
 */
export async function placeOrder(container: MedusaContainer, request: OrderRequest): Promise<string> {
  const earlier = await findEarlierOrder(container, request);
  if (earlier) return earlier;
  try {
    const prepared = await prepareOrder(container, request);
    const written = await retryConflicts(() => writeOrder(container, prepared));
    if (written.isNew) await announceOrder(container, written);
    return written.orderId;
  } catch (refusal) {
    const twin = await findEarlierOrder(container, request);
    if (twin) return twin;
    throw refusal;
  }
}
