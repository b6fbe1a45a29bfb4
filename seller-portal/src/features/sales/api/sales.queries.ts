import { offerStatuses } from "@haat/api-contract/back-office/offer-fields";
import type { CallInput } from "@haat/api-contract/endpoints";
import type { SaleVariantsBody } from "@haat/api-contract/sale/prices";
import type { Sale } from "@haat/api-contract/sale/schemas";
import { type ListSpec, type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { listsKey as productsKey } from "../../products/api/products.queries";

const listsKey = ["sales"] as const;

export const salesSpec: ListSpec = { filters: ["status"], limit: 10 };

/** The latest start first. */
export const salesQuery = ({ page, limit, filters }: ListState) => {
  const query = { page, limit, status: oneOf(filters.status, offerStatuses) };
  return queryOptions({
    queryKey: [...listsKey, query],
    queryFn: () => api.call("listSellerSales", { query }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });
};

/** The seller's variants, by their ids or SKUs, or all of products. */
export const findVariants = async (body: SaleVariantsBody) =>
  (await api.call("findSellerSaleVariants", { body })).variants;

/** What individual variants cost during a sale. */
export const salePricesQuery = ({ _id: id, version }: Sale) => ({
  queryKey: [...listsKey, "prices", id, version],
  queryFn: async () => (await api.call("listSellerSalePrices", { params: { id } })).prices,
  // Never refetched under the form's input.
  staleTime: Number.POSITIVE_INFINITY,
  gcTime: 0,
});

function useChange<Input>(mutationFn: (input: Input) => Promise<{ message: string }>) {
  const queries = useQueryClient();
  const shown = [listsKey, productsKey];
  return useMutation({
    mutationFn,
    onSettled: () => Promise.all(shown.map((queryKey) => queries.invalidateQueries({ queryKey }))),
  });
}

type Body = NonNullable<CallInput<"addSellerSale">["body"]>;

/** Adds a sale; with an id, changes it. */
export const useSaveSale = () =>
  useChange(({ id, body }: { id: string | undefined; body: Body }) =>
    id === undefined ? api.call("addSellerSale", { body }) : api.call("updateSellerSale", { params: { id }, body }),
  );

export const useEndSale = () =>
  useChange(({ _id: id, version }: Sale) => api.call("endSellerSale", { params: { id }, body: { version } }));

export const useDeleteSale = () => useChange(({ _id: id }: Sale) => api.call("deleteSellerSale", { params: { id } }));
