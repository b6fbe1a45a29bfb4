import type { AppliedCoupon } from "@haat/api-contract/coupon/bank-offer-schemas";
import type { CouponOffer } from "@haat/api-contract/coupon/schemas";
import type { CallInput } from "@haat/api-contract/endpoints";
import { isPincode } from "@haat/api-contract/pincode";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { Session } from "../../../lib/session/session";

type Body = NonNullable<CallInput<"findCoupons">["body"]>;

/** `unitPrice`: as shown, in rupees. */
type Line = { productId: string; variant: { _id: string } | null; quantity: number; unitPrice?: number };

/** What is to be ordered. Method and pincode as far as they are known: some coupons are only for some. */
export type CouponOrder = {
  lines: readonly Line[];
  paymentMethod?: Body["paymentMethod"];
  pincode?: string | undefined;
};

const bodyOf = ({ lines, paymentMethod, pincode }: CouponOrder): Body => ({
  products: lines.map(({ productId, variant, quantity }) => ({ productId, variant: variant?._id ?? null, quantity })),
  ...(paymentMethod && { paymentMethod }),
  ...(pincode !== undefined && isPincode(pincode) && { pincode }),
});

/** What an order has of an offer that is applied. */
export const toApplied = ({ code, discount, delivery, bankOffer }: CouponOffer): AppliedCoupon => ({
  code,
  discount,
  delivery,
  bankOffer,
});

/** Not sent, but another price has another answer. */
const pricesOf = ({ lines }: CouponOrder) => lines.map(({ unitPrice }) => unitPrice ?? null);

/** What the shop offers for one piece of a product: to a shopper what they can use, to a guest what a first order can. */
export const productOffersQuery = (session: Session | null, product: Line) => {
  const of = [product.productId, product.variant?._id ?? null] as const;
  return queryOptions({
    queryKey: ["product-coupons", ...of, session?.userId ?? null] as const,
    queryFn: () =>
      session
        ? api.call("findCoupons", { body: bodyOf({ lines: [product] }) })
        : api.call("listProductCoupons", {
            params: { id: product.productId },
            query: { variant: product.variant?._id },
          }),
    // A guest's, which the server has rendered, stand until the shopper's own are there.
    placeholderData: (before, query) =>
      query?.queryKey[1] === of[0] && query.queryKey[2] === of[1] ? before : undefined,
    ...(session && { staleTime: 0 }),
  });
};

/** Of the queries that know coupons for an order. */
export const couponKeys = [["coupon-offers"], ["coupon"]] as const;

/** The coupons that the shop offers a shopper for an order. Always refetched: others may use them up. */
export const couponOffersQuery = (session: Session | null, order: CouponOrder) =>
  queryOptions({
    queryKey: ["coupon-offers", session?.userId ?? null, bodyOf(order), pricesOf(order)] as const,
    queryFn: () => api.call("findCoupons", { body: bodyOf(order) }),
    staleTime: 0,
  });

/** What the coupon of a code takes off an order. */
export const couponQuery = (session: Session | null, code: string | null, order: CouponOrder) =>
  queryOptions({
    queryKey: ["coupon", session?.userId ?? null, code, bodyOf(order), pricesOf(order)] as const,
    queryFn: async () => (await api.call("findCoupons", { body: { ...bodyOf(order), code } })).offers[0] ?? null,
    enabled: session !== null && code !== null,
    staleTime: 60_000,
  });
