import { orderMessages } from "@haat/api-contract/order/messages";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys } from "@medusajs/framework/utils";
import { Database } from "../../database/database";
import { ApiError } from "../../http/api-error";
import type { StoredOrderStatus } from "../../modules/order-status/order-states";
import { toOrderStatus } from "./to-order";

/** What decides how an order can be cancelled. `engineStatus` is the engine's own, e.g. `canceled`. */
export type OrderState = {
  status: StoredOrderStatus;
  engineStatus: string;
  lineIds: string[];
  /** Fulfilments that the engine has not cancelled. */
  fulfillmentIds: string[];
  /** Payments that were authorised or captured. */
  payments: number;
};

/** A shopper's order as it stands; null when there is none or it is somebody else's. */
export async function readOrderState(
  container: MedusaContainer,
  customerId: string,
  orderId: string,
): Promise<OrderState | null> {
  const database = new Database(container.resolve(ContainerRegistrationKeys.PG_CONNECTION));
  const [state] = await database.run<OrderState>({
    name: "order-state",
    text: `SELECT s.status, o.status AS "engineStatus",
       ARRAY(SELECT DISTINCT item_id FROM order_item WHERE order_id = o.id AND deleted_at IS NULL) AS "lineIds",
       ARRAY(SELECT f.id FROM order_fulfillment l JOIN fulfillment f ON f.id = l.fulfillment_id
              WHERE l.order_id = o.id AND l.deleted_at IS NULL AND f.deleted_at IS NULL AND f.canceled_at IS NULL) AS "fulfillmentIds",
       (SELECT count(*)::int FROM order_payment_collection l JOIN payment p ON p.payment_collection_id = l.payment_collection_id
         WHERE l.order_id = o.id AND l.deleted_at IS NULL AND p.deleted_at IS NULL AND p.canceled_at IS NULL) AS payments
  FROM order_status s JOIN "order" o ON o.id = s.order_id AND o.deleted_at IS NULL
 WHERE s.order_id = $2 AND s.customer_id = $1 AND s.deleted_at IS NULL`,
    values: [customerId, orderId],
  });
  return state ?? null;
}

export const cancellable: readonly StoredOrderStatus[] = ["placed", "processing"];

/** @throws ApiError 404 no such order of this shopper, 409 it is too late. */
export function checkCancellable(state: OrderState | null): asserts state is OrderState {
  if (!state) throw new ApiError(404, orderMessages.notFound);
  if (!cancellable.includes(state.status)) {
    throw new ApiError(409, orderMessages.cannotCancel(toOrderStatus(state.status)));
  }
}
