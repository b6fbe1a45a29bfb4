import { owners } from "@haat/api-contract/back-office/lists";
import { offerStatuses } from "@haat/api-contract/back-office/offer-fields";
import type { CallAnswer, CallInput } from "@haat/api-contract/endpoints";
import type { SaleVariantsBody } from "@haat/api-contract/sale/prices";
import type { Sale } from "@haat/api-contract/sale/schemas";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

export type SaleRow = CallAnswer<"listSales">["sales"][number];

const listsKey = ["haat", "sales"] as const;

const salesQuery = ({ page, limit, search, filters }: ListState) => {
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
    queryFn: () => api.call("listSales", { query }),
    placeholderData: keepPreviousData,
  });
};

/** The latest start first. */
export function useSales(state: ListState) {
  const { data, error, isFetching, refetch } = useQuery(salesQuery(state));
  return { rows: data?.sales, total: data?.total, error, isFetching, refetch };
}

/** Variants that the shop sells itself, by their ids or SKUs, or all of products. */
export const findSaleVariants = async (body: SaleVariantsBody) =>
  (await api.call("findSaleVariants", { body })).variants;

/** What individual variants cost during a sale. */
export const salePricesQuery = ({ _id: id, version }: Sale) => ({
  ...screenQuery,
  queryKey: [...listsKey, "prices", id, version],
  queryFn: async () => (await api.call("listSalePrices", { params: { id } })).prices,
  // Never refetched under the form's input.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

type Body = NonNullable<CallInput<"addSale">["body"]>;

/** Adds a sale; with an id, updates it. */
export const useSaveSale = () =>
  useChange(listsKey, ({ id, body }: { id: string | undefined; body: Body }) =>
    id === undefined ? api.call("addSale", { body }) : api.call("updateSale", { params: { id }, body }),
  );

export const useEndSale = () =>
  useChange(listsKey, ({ _id: id, version }: SaleRow) => api.call("endSale", { params: { id }, body: { version } }));

export const useDeleteSale = () =>
  useChange(listsKey, ({ _id: id }: SaleRow) => api.call("deleteSale", { params: { id } }));
