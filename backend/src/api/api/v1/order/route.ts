import { limits } from "@haat/api-contract/limits";
import { hotCalls } from "#hot-calls/calls";
import { defineRoute } from "#http/define-route";
import { countOrders, readOrders } from "#workflows/order/read-orders";

/** Without `page` and `limit` the whole list; with either, one page and the total. */
export const GET = defineRoute("listOrders", async ({ auth, query, scope }) => {
  if (query.page === undefined && query.limit === undefined) {
    return { orders: await readOrders(scope, auth.id, { limit: limits.maxFullList, offset: 0 }) };
  }
  const { page = 1, limit = limits.defaultPageSize } = query;
  const [orders, total] = await Promise.all([
    readOrders(scope, auth.id, { limit, offset: (page - 1) * limit }),
    countOrders(scope, auth.id),
  ]);
  return { orders, total, page, limit };
});

export const POST = defineRoute("placeOrder", ({ req, ...request }) =>
  hotCalls.placeOrder({ ...request, headers: req.headers }),
);
