import { owners } from "@haat/api-contract/back-office/lists";
import { offerStatuses } from "@haat/api-contract/back-office/offer-fields";
import type { CallAnswer, CallInput } from "@haat/api-contract/endpoints";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

export type CouponRow = CallAnswer<"listCoupons">["coupons"][number];

const listsKey = ["haat", "coupons"] as const;

const couponsQuery = ({ page, limit, search, filters }: ListState) => {
  const query = {
    page,
    limit,
    search: search.trim() || undefined,
    status: oneOf(filters.status, offerStatuses),
    owner: oneOf(filters.owner, owners),
  };
  return queryOptions({
    ...screenQuery,
    queryKey: [...listsKey, query],
    queryFn: () => api.call("listCoupons", { query }),
    placeholderData: keepPreviousData,
  });
};

/** The latest start first. */
export function useCoupons(state: ListState) {
  const { data, error, isFetching, refetch } = useQuery(couponsQuery(state));
  return { rows: data?.coupons, total: data?.total, error, isFetching, refetch };
}

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
