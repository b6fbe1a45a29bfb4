import { Module } from "@medusajs/framework/utils";
import { CouponService } from "./service";

export const COUPON_MODULE = "coupon";

export default Module(COUPON_MODULE, { service: CouponService });
