import type { IncomingHttpHeaders } from "node:http";
import { cartMessages } from "@haat/api-contract/cart/messages";
import { orderMessages } from "@haat/api-contract/order/messages";
import type { RouteName } from "@haat/api-contract/routes";
import { proofHeader } from "@haat/api-contract/service/proof-of-work";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ApiError } from "../errors/api-error";
import type { Auth } from "../http/auth";
import type { CallFields } from "../http/define-route";
import { guessCoupon } from "../http/limit-coupons";
import { limitOrders } from "../http/limit-orders";
import { type Input, readIdempotencyKey } from "../http/read-input";
import { addToCart } from "../workflows/cart/add-to-cart";
import { placeOrder } from "../workflows/checkout/place-order";
import { readOrder } from "../workflows/order/read-orders";
import { openPlaced } from "../workflows/payment/open-placed";

/** A request as every transport can present it. */
export type PlainRequest<Name extends RouteName> = Input<Name> & {
  auth: Auth;
  headers: IncomingHttpHeaders;
  scope: MedusaContainer;
};
type Handle<Name extends RouteName> = (request: PlainRequest<Name>) => Promise<CallFields<Name>>;

/** Calls of a shopper that are answered before the engine's Express, which alone costs as much as the answer. */
export const hotCalls = {
  addCartLine: (async ({ auth, body, scope }) => {
    const cart = await addToCart(scope, { ...body, customerId: auth.id });
    return { ...cart, message: cartMessages.added };
  }) satisfies Handle<"addCartLine">,

  placeOrder: (async ({ auth, body, headers, scope }) => {
    const key = readIdempotencyKey(headers["idempotency-key"]);
    const place = () => placeOrder(scope, { customerId: auth.id, body, key });
    const placed = await limitOrders(auth.id, headers[proofHeader.toLowerCase()], () =>
      body.couponCode ? guessCoupon(auth.id, place) : place(),
    );
    const { orderId } = placed;
    const [order, opening] = await Promise.all([
      readOrder(scope, auth.id, orderId),
      openPlaced(scope, placed, body.paymentMethod),
    ]);
    if (!order) throw new ApiError(404, orderMessages.notFound);
    return { orderId, order, payment: { method: order.paymentMethod, status: order.paymentStatus, ...opening } };
  }) satisfies Handle<"placeOrder">,
};

export type HotCall = keyof typeof hotCalls;
