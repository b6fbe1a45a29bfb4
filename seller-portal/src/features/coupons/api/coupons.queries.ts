import { offerStatuses } from "@haat/api-contract/back-office/offer-fields";
import type { Coupon } from "@haat/api-contract/coupon/schemas";
import type { CallInput } from "@haat/api-contract/endpoints";
import { type ListSpec, type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";

const listsKey = ["coupons"] as const;

export const couponsSpec: ListSpec = { filters: ["status"], limit: 10 };

/** The latest start first. */
export const couponsQuery = ({ page, limit, filters }: ListState) => {
  const query = { page, limit, status: oneOf(filters.status, offerStatuses) };
  return queryOptions({
    queryKey: [...listsKey, query],
    queryFn: () => api.call("listSellerCoupons", { query }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
};

function useChange<Input>(mutationFn: (input: Input) => Promise<{ message: string }>) {
  const queries = useQueryClient();
  return useMutation({ mutationFn, onSettled: () => queries.invalidateQueries({ queryKey: listsKey }) });
}

type Body = NonNullable<CallInput<"addSellerCoupon">["body"]>;

/** Adds a coupon; with an id, changes it. */
export const useSaveCoupon = () =>
  useChange(({ id, body }: { id: string | undefined; body: Body }) =>
    id === undefined ? api.call("addSellerCoupon", { body }) : api.call("updateSellerCoupon", { params: { id }, body }),
  );

export const previewCoupon = (body: NonNullable<CallInput<"previewSellerCoupon">["body"]>) =>
  api.call("previewSellerCoupon", { body });

export const useEndCoupon = () =>
  useChange(({ _id: id, version }: Coupon) => api.call("endSellerCoupon", { params: { id }, body: { version } }));

export const useDeleteCoupon = () =>
  useChange(({ _id: id }: Coupon) => api.call("deleteSellerCoupon", { params: { id } }));
