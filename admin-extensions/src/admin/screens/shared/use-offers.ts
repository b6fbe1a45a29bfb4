import { owners } from "@haat/api-contract/back-office/lists";
import { type OfferStatus, offerStatuses } from "@haat/api-contract/back-office/offer-fields";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { screenQuery } from "../lib/queries";
import type { Read } from "./record-list";

type Wanted = {
  page: number;
  limit: number;
  search: string | undefined;
  status: OfferStatus | undefined;
  owner: (typeof owners)[number] | undefined;
};

/** A page of sales or coupons, as the list's state wants it. @param listsKey of all lists of that kind. */
export function useOffers<Row>(
  listsKey: readonly string[],
  { page, limit, search, filters }: ListState,
  read: (query: Wanted) => Promise<{ rows: Row[]; total: number }>,
): Read<Row> {
  const status = oneOf(filters.status, offerStatuses);
  const query = { page, limit, search: search.trim() || undefined, status, owner: oneOf(filters.owner, owners) };
  const { data, error, isFetching, refetch } = useQuery({
    ...screenQuery,
    queryKey: [...listsKey, query],
    queryFn: () => read(query),
    placeholderData: keepPreviousData,
  });
  return { rows: data?.rows, total: data?.total, error, isFetching, refetch };
}
