import type { Coupon } from "@haat/api-contract/coupon/schemas";
import type { CallInput } from "@haat/api-contract/endpoints";
import type { ListState } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { useOfferChange, wantedOffers } from "../../offers/offers.queries";

const listsKey = ["coupons"] as const;

/** The latest start first. */
export const couponsQuery = (state: ListState) => {
  const query = wantedOffers(state);
  return queryOptions({
    queryKey: [...listsKey, query],
    queryFn: () => api.call("listSellerCoupons", { query }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
};

const useChange = <Input>(mutationFn: (input: Input) => Promise<{ message: string }>) =>
  useOfferChange([listsKey], mutationFn);

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
