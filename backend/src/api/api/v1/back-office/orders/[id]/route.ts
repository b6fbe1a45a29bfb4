import { orderMessages } from "@haat/api-contract/order/messages";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { ORDER_LISTING_MODULE } from "#modules/order-listing/index";
import type { OrderListingService } from "#modules/order-listing/service";

export const GET = defineRoute("getManagedOrder", async ({ params, scope }) => {
  const order = await scope.resolve<OrderListingService>(ORDER_LISTING_MODULE).order(params.id);
  if (!order) throw new ApiError(404, orderMessages.notFound);
  return { order };
});
