import { limits } from "@haat/api-contract/limits";
import { orderMessages } from "@haat/api-contract/order/messages";
import { ApiError } from "#errors/api-error";
import { defineRoute } from "#http/define-route";
import { readIdempotencyKey } from "#http/read-input";
import { placeOrder } from "#workflows/checkout/place-order";
import { countOrders, readOrder, readOrders } from "#workflows/order/read-orders";
import { openPlaced } from "#workflows/payment/open-placed";

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

export const POST = defineRoute("placeOrder", async ({ auth, body, req, scope }) => {
  const key = readIdempotencyKey(req.headers["idempotency-key"]);
  const orderId = await placeOrder(scope, { customerId: auth.id, body, key });
  const [order, opening] = await Promise.all([
    readOrder(scope, auth.id, orderId),
    openPlaced(scope, orderId, body.paymentMethod),
  ]);
  if (!order) throw new ApiError(404, orderMessages.notFound);
  return { orderId, order, payment: { method: order.paymentMethod, status: order.paymentStatus, ...opening } };
});
