import { limits } from "@haat/api-contract/limits";
import { orderMessages } from "@haat/api-contract/order/messages";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { rateLimit } from "#http/rate-limit";
import { readOrder } from "#workflows/order/read-orders";
import { requestReturn } from "#workflows/return/request-return";

const limitReturns = rateLimit(() => ({ name: "returns", max: limits.returnsPerHour, seconds: 3600 }));

export const PUT = defineRoute(
  "requestReturn",
  async ({ auth, params, body, files, scope }) => {
    const { orderId } = params;
    await requestReturn(scope, { customerId: auth.id, orderId, picture: files.image[0], ...body });
    const updatedOrder = await readOrder(scope, auth.id, orderId);
    if (!updatedOrder) throw new ApiError(404, orderMessages.notFound);
    return { message: returnMessages.requested, updatedOrder };
  },
  { authorize: ({ auth }) => limitReturns(auth.id) },
);
