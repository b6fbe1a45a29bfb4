import { orderMessages } from "@haat/api-contract/order/messages";
import type { Order } from "@haat/api-contract/order/schemas";
import { returnMessages } from "@haat/api-contract/return-request/messages";
import type { ReturnBody } from "@haat/api-contract/return-request/schemas";
import { ApiError } from "#errors/api-error";
import type { ReturnLine } from "#modules/return-request/return-states";

const dayOf = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "Asia/Kolkata",
});

type OrderLine = Order["products"][number];

function chosenLines(order: Order, wanted: ReturnBody["products"]): { line: OrderLine; quantity: number }[] {
  if (!wanted) return order.products.map((line) => ({ line, quantity: line.quantity }));
  if (new Set(wanted.map(({ _id }) => _id)).size < wanted.length) throw new ApiError(400, returnMessages.lineTwice);
  return wanted.map(({ _id, quantity }) => {
    const line = order.products.find((one) => one._id === _id);
    if (!line) throw new ApiError(400, returnMessages.lineUnknown);
    if (quantity > line.quantity) throw new ApiError(400, returnMessages.tooMany(line.quantity, line.title));
    return { line, quantity };
  });
}

/**
 * The lines to return, if all of them may be: delivered, returnable, in time, and not requested before.
 *
 * @throws ApiError 404 no such order of this shopper, 400 a line that is not the order's, 409 with the reason why it
 * cannot be returned.
 */
export function checkReturnable(order: Order | null, wanted: ReturnBody["products"], now: Date): ReturnLine[] {
  if (!order) throw new ApiError(404, orderMessages.notFound);
  if (order.returnRequest) throw new ApiError(409, returnMessages.alreadyRequested);
  if (order.orderStatus !== "delivered") throw new ApiError(409, returnMessages.notDelivered(order.orderStatus));
  return chosenLines(order, wanted).map(({ line, quantity }) => {
    const { title, returnUntil } = line;
    if (!returnUntil) throw new ApiError(409, returnMessages.notReturnable(title));
    const until = new Date(returnUntil);
    if (now > until) throw new ApiError(409, returnMessages.windowClosed(title, dayOf.format(until)));
    return { line_id: line._id, quantity };
  });
}
