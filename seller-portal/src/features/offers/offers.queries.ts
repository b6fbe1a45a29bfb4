import { offerStatuses } from "@haat/api-contract/back-office/offer-fields";
import { type ListSpec, type ListState, oneOf } from "@haat/product-form/list/list-state";
import { type QueryKey, useMutation, useQueryClient } from "@tanstack/react-query";

export const offersSpec: ListSpec = { filters: ["status"], limit: 10 };

/** The page of sales or coupons that the list's state wants. */
export const wantedOffers = ({ page, limit, filters }: ListState) => ({
  page,
  limit,
  status: oneOf(filters.status, offerStatuses),
});

/** A change after which everything with these keys is read anew. */
export function useOfferChange<Input>(
  keys: readonly QueryKey[],
  mutationFn: (input: Input) => Promise<{ message: string }>,
) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all(keys.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}
