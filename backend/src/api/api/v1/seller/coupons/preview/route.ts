import { defineRoute } from "#http/define-route";
import { previewCoupon } from "#workflows/coupon/preview-coupon";

export const POST = defineRoute("previewSellerCoupon", async ({ auth, body, scope }) => ({
  preview: await previewCoupon(scope, { sellerId: auth.id, ...body }),
}));
