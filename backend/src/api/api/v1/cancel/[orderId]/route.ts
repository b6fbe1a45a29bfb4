import { orderMessages } from "@haat/api-contract/order/messages";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { readOrder } from "#workflows/order/read-orders";
import { cancelOrder } from "#workflows/order-status/cancel-order";

export const PUT = defineRoute("cancelOrder", async ({ auth, params, query, scope }) => {
  await cancelOrder(scope, { customerId: auth.id, orderId: params.orderId, refundTo: query.refundTo });
  const order = await readOrder(scope, auth.id, params.orderId);
  if (!order) throw new ApiError(404, orderMessages.notFound);
  return { message: orderMessages.cancelled, order };
});
