import type { CallInput } from "@haat/api-contract/endpoints";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { Session } from "../../../lib/session/session";

type Goods = NonNullable<CallInput<"findCoupons">["body"]>["products"];

type Line = { productId: string; variant: { _id: string } | null; quantity: number };

const toGoods = (lines: readonly Line[]): Goods =>
  lines.map(({ productId, variant, quantity }) => ({ productId, variant: variant?._id ?? null, quantity }));

/**
 * The coupons that the shop offers a shopper for these lines. Always refetched: others may use them up. Guests have none: a
 * page that the server renders needs no call.
 */
export const couponOffersQuery = (session: Session | null, lines: readonly Line[]) =>
  queryOptions({
    queryKey: ["coupon-offers", session?.userId ?? null, toGoods(lines)] as const,
    queryFn: () => api.call("findCoupons", { body: { products: toGoods(lines) } }),
    enabled: session !== null && lines.length > 0,
    staleTime: 0,
  });

/** What a coupon takes off these lines. */
export const useCheckCoupon = () =>
  useMutation({
    mutationFn: ({ code, lines }: { code: string; lines: readonly Line[] }) =>
      api.call("findCoupons", { body: { code, products: toGoods(lines) } }),
  });
