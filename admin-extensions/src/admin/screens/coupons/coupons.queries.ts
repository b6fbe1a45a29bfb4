import type { CallAnswer, CallInput } from "@haat/api-contract/endpoints";
import type { ListState } from "@haat/product-form/list/list-state";
import { api } from "../lib/api";
import { useChange } from "../lib/queries";
import { useOffers } from "../shared/use-offers";

export type CouponRow = CallAnswer<"listCoupons">["coupons"][number];

const listsKey = ["haat", "coupons"] as const;

/** The latest start first. */
export const useCoupons = (state: ListState) =>
  useOffers(listsKey, state, async (query) => {
    const { coupons: rows, total } = await api.call("listCoupons", { query });
    return { rows, total };
  });

type Body = NonNullable<CallInput<"addCoupon">["body"]>;

/** Adds a coupon; with an id, updates it. */
export const useSaveCoupon = () =>
  useChange(listsKey, ({ id, body }: { id?: string; body: Body }) =>
    id === undefined ? api.call("addCoupon", { body }) : api.call("updateCoupon", { params: { id }, body }),
  );

export const previewCoupon = (body: NonNullable<CallInput<"previewCoupon">["body"]>) =>
  api.call("previewCoupon", { body });

export const useEndCoupon = () =>
  useChange(listsKey, ({ _id: id, version }: CouponRow) =>
    api.call("endCoupon", { params: { id }, body: { version } }),
  );

export const useDeleteCoupon = () =>
  useChange(listsKey, ({ _id: id }: CouponRow) => api.call("deleteCoupon", { params: { id } }));
