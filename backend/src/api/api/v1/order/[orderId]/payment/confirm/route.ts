import { orderMessages } from "@haat/api-contract/order/messages";
import { paymentMessages } from "@haat/api-contract/payment/messages";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { readOrder } from "#workflows/order/read-orders";
import { confirmPayment } from "#workflows/payment/confirm-payment";

export const POST = defineRoute("confirmPayment", async ({ auth, params, body, scope }) => {
  const { orderId } = params;
  const problem = await confirmPayment(scope, { orderId, customerId: auth.id, told: body });
  const order = await readOrder(scope, auth.id, orderId);
  if (!order) throw new ApiError(404, orderMessages.notFound);
  const isPaid = order.paymentStatus === "paid";
  return { order, message: problem ?? (isPaid ? paymentMessages.received : paymentMessages.pending), problem };
});
