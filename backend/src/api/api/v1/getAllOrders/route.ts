import { limits } from "@haat/api-contract/limits";
import { defineRoute } from "#http/define-route";
import { ORDER_LISTING_MODULE } from "#modules/order-listing/index";
import type { OrderListingService } from "#modules/order-listing/service";

/** Without `page` and `limit` the whole list, up to the maximum length. */
export const GET = defineRoute("getAllOrders", async ({ query, scope }) => {
  const listing = scope.resolve<OrderListingService>(ORDER_LISTING_MODULE);
  const isPaged = query.page !== undefined || query.limit !== undefined;
  const { page = 1, limit = isPaged ? limits.defaultPageSize : limits.maxFullList, ...wanted } = query;
  return { ...(await listing.list({ ...wanted, limit, offset: (page - 1) * limit })), page, limit };
});
