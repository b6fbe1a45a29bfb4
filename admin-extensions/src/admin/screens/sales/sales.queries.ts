import type { CallAnswer, CallInput } from "@haat/api-contract/endpoints";
import type { SaleVariantsBody } from "@haat/api-contract/sale/prices";
import type { Sale } from "@haat/api-contract/sale/schemas";
import type { ListState } from "@haat/product-form/list/list-state";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";
import { useOffers } from "../shared/use-offers";

export type SaleRow = CallAnswer<"listSales">["sales"][number];

const listsKey = ["haat", "sales"] as const;

/** The latest start first. */
export const useSales = (state: ListState) =>
  useOffers(listsKey, state, async (query) => {
    const { sales: rows, total } = await api.call("listSales", { query });
    return { rows, total };
  });

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
