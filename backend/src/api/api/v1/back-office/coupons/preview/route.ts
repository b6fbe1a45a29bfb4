import { defineRoute } from "#http/define-route";
import { previewCoupon } from "#workflows/coupon/preview-coupon";

export const POST = defineRoute("previewCoupon", async ({ body, scope }) => ({
  preview: await previewCoupon(scope, { sellerId: null, ...body }),
}));
