import type { MedusaRequest, MedusaResponse } from "@medusajs/framework/http";
import { sendAnswer } from "#catalog-answers/send-answer";
import { wishlistAnswer } from "#catalog-answers/wishlist-answer";
import { shopperId } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { readInput } from "#http/read-input";
import { changeWishlist } from "#workflows/wishlist/change-wishlist";

export const GET = async (req: MedusaRequest, res: MedusaResponse): Promise<void> =>
  sendAnswer(req, res, await wishlistAnswer(req.scope, shopperId(req), readInput("getWishlist", req).query), {
    personal: true,
  });

export const POST = defineRoute("changeWishlist", ({ auth, body, query, scope }) =>
  changeWishlist(scope, { customerId: auth.id, productId: body.productId, status: query.status }),
);
