import { cartMessages } from "@haat/api-contract/cart/messages";
import { defineRoute } from "#http/define-route";
import { addToCart } from "#workflows/cart/add-to-cart";
import { readCart } from "#workflows/cart/read-cart";

export const GET = defineRoute("getCart", async ({ auth, scope }) => await readCart(scope, auth.id));

export const POST = defineRoute("addCartLine", async ({ auth, body, scope }) => {
  await addToCart(scope, { ...body, customerId: auth.id });
  return { ...(await readCart(scope, auth.id)), message: cartMessages.added };
});
