import { usualCommissionPercent } from "@haat/api-contract/commission/rule";
import { usualSellerCouponPercent } from "@haat/api-contract/coupon/words";
import { usualHoldDays } from "@haat/api-contract/seller-earnings/words";
import type { ShopSettings } from "@haat/api-contract/settings/schemas";

/** A shop's settings until staff change them. The merchant's own details are for the owner to fill in. */
export const firstSettings: ShopSettings = {
  shop: null,
  policy: {
    processingDays: { from: 1, to: 2 },
    standardDeliveryDays: { from: 5, to: 7 },
    expressDeliveryDays: { from: 2, to: 4 },
    internationalDeliveryDays: { from: 7, to: 15 },
    freeShippingAbove: 999,
    returnDays: 7,
    refundDays: { from: 7, to: 10 },
    buyerAge: 18,
    courtCity: "New Delhi",
  },
  delivery: { unservedPincodes: [] },
  stock: { lowAt: 5 },
  sellers: {
    commissionPercent: usualCommissionPercent,
    approveProducts: true,
    holdDays: usualHoldDays,
    maxCouponPercent: usualSellerCouponPercent,
  },
  social: { facebook: null, instagram: null, x: null, youtube: null },
};
