import { orderMessages } from "@haat/api-contract/order/messages";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { readOrder } from "#workflows/order/read-orders";
import { payForOrder } from "#workflows/payment/pay-for-order";

export const POST = defineRoute("openPayment", async ({ auth, params, body, scope }) => {
  const { orderId } = params;
  const sheet = await payForOrder(scope, { orderId, customerId: auth.id, method: body.method });
  const order = await readOrder(scope, auth.id, orderId);
  if (!order) throw new ApiError(404, orderMessages.notFound);
  return { order, sheet };
});
