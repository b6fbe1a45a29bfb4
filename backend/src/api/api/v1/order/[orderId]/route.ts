import { orderMessages } from "@haat/api-contract/order/messages";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { readOrder } from "#workflows/order/read-orders";

export const GET = defineRoute("getOrder", async ({ auth, params, scope }) => {
  const order = await readOrder(scope, auth.id, params.orderId);
  if (!order) throw new ApiError(404, orderMessages.notFound);
  return { order };
});
