import { cartMessages } from "@haat/api-contract/cart/messages";
import { defineRoute } from "#http/define-route";
import { setCartLine } from "#workflows/cart/change-cart-line";
import { readCart } from "#workflows/cart/read-cart";

export const PUT = defineRoute("updateCartLine", async ({ auth, body, scope }) => {
  await setCartLine(scope, { ...body, customerId: auth.id });
  return { ...(await readCart(scope, auth.id)), message: cartMessages.updated };
});
