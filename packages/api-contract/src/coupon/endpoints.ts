import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import {
  couponDeletedAnswerSchema,
  couponPreviewAnswerSchema,
  couponSavedAnswerSchema,
  couponsAnswerSchema,
  couponsFoundAnswerSchema,
  couponsQuerySchema,
  endCouponBodySchema,
  findCouponsBodySchema,
  managedCouponsQuerySchema,
  previewCouponBodySchema,
  productCouponsQuerySchema,
  saveCouponBodySchema,
  sellerCouponsAnswerSchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const couponEndpoints = {
  listCoupons: {
    summary: "Lists coupons with their uses, the latest start first",
    query: managedCouponsQuerySchema,
    response: couponsAnswerSchema,
  },
  addCoupon: {
    summary: "Adds a coupon",
    body: saveCouponBodySchema,
    response: couponSavedAnswerSchema,
    created: true,
  },
  updateCoupon: {
    summary: "Changes a coupon; orders that used it keep their discount",
    params,
    body: saveCouponBodySchema,
    response: couponSavedAnswerSchema,
  },
  endCoupon: {
    summary: "Ends a running coupon now",
    params,
    body: endCouponBodySchema,
    response: couponSavedAnswerSchema,
  },
  deleteCoupon: {
    summary: "Deletes a coupon that no order has used",
    params,
    response: couponDeletedAnswerSchema,
  },
  previewCoupon: {
    summary: "Computes what a coupon that is not saved would take off some products",
    body: previewCouponBodySchema,
    response: couponPreviewAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;

export const sellerCouponEndpoints = {
  listSellerCoupons: {
    summary: "Lists the seller's coupons with their uses, the latest start first",
    query: couponsQuerySchema,
    response: sellerCouponsAnswerSchema,
  },
  addSellerCoupon: {
    summary: "Adds a coupon for the seller's products, within the limit that the shop sets",
    body: saveCouponBodySchema,
    response: couponSavedAnswerSchema,
    created: true,
  },
  updateSellerCoupon: {
    summary: "Changes a coupon of the seller; orders that used it keep their discount",
    params,
    body: saveCouponBodySchema,
    response: couponSavedAnswerSchema,
  },
  endSellerCoupon: {
    summary: "Ends a running coupon of the seller now",
    params,
    body: endCouponBodySchema,
    response: couponSavedAnswerSchema,
  },
  deleteSellerCoupon: {
    summary: "Deletes a coupon of the seller that no order has used",
    params,
    response: couponDeletedAnswerSchema,
  },
  previewSellerCoupon: {
    summary: "Computes what a coupon of the seller that is not saved would take off some products",
    body: previewCouponBodySchema,
    response: couponPreviewAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;

export const shopperCouponEndpoints = {
  findCoupons: {
    summary: "Lists the coupons that the shop offers for these items, the best first; with a code that coupon alone",
    body: findCouponsBodySchema,
    response: couponsFoundAnswerSchema,
  },
  listProductCoupons: {
    summary: "Lists the coupons that the shop offers for a product on a first order, the best first",
    params,
    query: productCouponsQuerySchema,
    response: couponsFoundAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
