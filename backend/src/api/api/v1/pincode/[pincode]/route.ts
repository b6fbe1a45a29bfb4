import { defineRoute } from "#http/define-route";
import { checkDelivery } from "#workflows/delivery/check-delivery";

export const GET = defineRoute(
  "checkDelivery",
  async ({ params, query, scope }) =>
    await checkDelivery(scope, { pincode: params.pincode, productId: query.productId ?? null }),
);
