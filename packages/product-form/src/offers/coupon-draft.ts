import type { Coupon, couponFormSchema } from "@haat/api-contract/coupon/schemas";
import { timeInIndia } from "@haat/ui/days";
import type { z } from "zod";
import { scopeDraftOf } from "./offer-scope-draft";

/** A coupon as its form has it: all but the switches as text. */
export type CouponDraft = z.input<typeof couponFormSchema>;
/** The same as it is sent. */
export type CouponSent = z.output<typeof couponFormSchema>;

const typed = (value: number | null | undefined): string => (value ? String(value) : "");

/** @param coupon - Null: a new one. */
export const couponDraftOf = (coupon: Coupon | null) => ({
  code: coupon?.code ?? "",
  title: coupon?.title ?? "",
  kind: coupon?.kind ?? ("percent" as const),
  value: typed(coupon?.value),
  buyQuantity: typed(coupon?.buyQuantity),
  getQuantity: typed(coupon?.getQuantity),
  freeProductIds: coupon?.freeProducts?.map(({ _id }) => _id) ?? null,
  maxDiscount: typed(coupon?.maxDiscount),
  minGoods: typed(coupon?.minGoods),
  ...scopeDraftOf(coupon),
  includesSellers: coupon?.includesSellers ?? false,
  startsAt: coupon ? timeInIndia(coupon.startsAt) : "",
  endsAt: coupon ? timeInIndia(coupon.endsAt) : "",
  maxUses: typed(coupon?.maxUses),
  maxUsesPerShopper: coupon ? typed(coupon.maxUsesPerShopper) : "1",
  budget: typed(coupon?.budget),
  firstOrderOnly: coupon?.firstOrderOnly ?? false,
  onlineOnly: coupon?.onlineOnly ?? false,
  bank: coupon?.bankOffer?.bank ?? ("" as const),
  bankMethods: coupon?.bankOffer?.methods ?? [],
  pincodes: coupon?.pincodes.join(", ") ?? "",
  isListed: coupon?.isListed ?? true,
  customerGroupIds: coupon?.customerGroups.map(({ _id }) => _id) ?? [],
});
