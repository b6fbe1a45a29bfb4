import type { CallInput } from "@haat/api-contract/endpoints";
import type { SaleVariantsBody } from "@haat/api-contract/sale/prices";
import type { Sale } from "@haat/api-contract/sale/schemas";
import type { ListState } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { useOfferChange, wantedOffers } from "../../offers/offers.queries";
import { listsKey as productsKey } from "../../products/api/products.queries";

const listsKey = ["sales"] as const;

/** The latest start first. */
export const salesQuery = (state: ListState) => {
  const query = wantedOffers(state);
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

const useChange = <Input>(mutationFn: (input: Input) => Promise<{ message: string }>) =>
  useOfferChange([listsKey, productsKey], mutationFn);

type Body = NonNullable<CallInput<"addSellerSale">["body"]>;

/** Adds a sale; with an id, changes it. */
export const useSaveSale = () =>
  useChange(({ id, body }: { id: string | undefined; body: Body }) =>
    id === undefined ? api.call("addSellerSale", { body }) : api.call("updateSellerSale", { params: { id }, body }),
  );

export const useEndSale = () =>
  useChange(({ _id: id, version }: Sale) => api.call("endSellerSale", { params: { id }, body: { version } }));

export const useDeleteSale = () => useChange(({ _id: id }: Sale) => api.call("deleteSellerSale", { params: { id } }));
