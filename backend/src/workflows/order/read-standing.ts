import { orderMessages } from "@haat/api-contract/order/messages";
import type { OrderStanding } from "@haat/api-contract/order/schemas";
import { stepsOf } from "@haat/api-contract/parcel/tracking";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "#errors/api-error";
import { ORDER_STATUS_MODULE } from "#modules/order-status/index";
import type { OrderStatusModule } from "#modules/order-status/service";

/**
 * The status of any order, with the back office's names.
 *
 * @throws ApiError 404 no such order.
 */
export async function readStanding(container: MedusaContainer, orderId: string): Promise<OrderStanding> {
  const statuses = container.resolve<OrderStatusModule>(ORDER_STATUS_MODULE);
  const [row] = await statuses.listOrderStatuses({ order_id: orderId });
  if (!row) throw new ApiError(404, orderMessages.notFound);
  return {
    _id: orderId,
    orderStatus: row.status,
    paymentStatus: row.payment_status,
    updatedAt: row.changed_at.toISOString(),
    history: stepsOf(row.history).map(({ status, at, by }) => ({ status, at, by })),
  };
}
