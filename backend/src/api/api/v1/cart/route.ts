import { hotCalls } from "#hot-calls/calls";
import { defineRoute } from "#http/define-route";
import { readCart } from "#workflows/cart/read-cart";

export const GET = defineRoute("getCart", async ({ auth, scope }) => await readCart(scope, auth.id));

export const POST = defineRoute("addCartLine", ({ req, ...request }) =>
  hotCalls.addCartLine({ ...request, headers: req.headers }),
);
