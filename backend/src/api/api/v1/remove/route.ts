import { cartMessages } from "@haat/api-contract/cart/messages";
import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { defineRoute } from "#http/define-route";
import { removeFromCart } from "#workflows/cart/change-cart-line";
import { readCart } from "#workflows/cart/read-cart";
import { removalInput } from "./removal-input";

const remove = defineRoute("removeCartLine", async ({ auth, body, scope }) => {
  await removeFromCart(scope, { ...body, customerId: auth.id });
  return { ...(await readCart(scope, auth.id)), message: cartMessages.removed };
});

export async function DELETE(req: MedusaRequest, res: MedusaResponse): Promise<void> {
  req.body = removalInput(req.body, req.query);
  await remove(req, res);
}
