import { orderMessages } from "@haat/api-contract/order/messages";
import { refundMessages } from "@haat/api-contract/refund/messages";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { readOrder } from "#workflows/order/read-orders";
import { setRefundPayee } from "#workflows/refund/refund-payee";

export const PUT = defineRoute("setRefundPayee", async ({ auth, params, body, scope }) => {
  await setRefundPayee(scope, { customerId: auth.id, orderId: params.orderId }, body);
  const order = await readOrder(scope, auth.id, params.orderId);
  if (!order) throw new ApiError(404, orderMessages.notFound);
  return { message: refundMessages.payeeSaved, order };
});
