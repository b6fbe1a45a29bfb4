import { cartMessages } from "@haat/api-contract/cart/messages";
import { defineRoute } from "../../../../../http/define-route";
import { readCart } from "../../../../../workflows/cart/read-cart";
import { setCartLine } from "../../../../../workflows/cart/set-cart-line";

export const PUT = defineRoute("updateCartLine", async ({ auth, body, scope }) => {
  await setCartLine(scope, { ...body, customerId: auth.id });
  return { ...(await readCart(scope, auth.id)), message: cartMessages.updated };
});
