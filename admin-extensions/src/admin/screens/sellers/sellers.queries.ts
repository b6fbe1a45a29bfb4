import type { CallAnswer } from "@haat/api-contract/endpoints";
import { type SellerVerdict, sellerStates } from "@haat/api-contract/seller/words";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

export type Seller = CallAnswer<"listSellers">["sellers"][number];

const sellersKey = ["haat", "sellers"] as const;

export const sellersQuery = ({ page, limit, search, filters }: ListState) => {
  const query = { page, limit, search: search.trim() || undefined, state: oneOf(filters.state, sellerStates) };
  return queryOptions({
    ...screenQuery,
    queryKey: [...sellersKey, query],
    queryFn: () => api.call("listSellers", { query }),
    placeholderData: keepPreviousData,
  });
};

export type SellerDetail = CallAnswer<"getSeller">["seller"];

export const sellerQuery = (id: string) =>
  queryOptions({
    ...screenQuery,
    queryKey: [...sellersKey, "one", id],
    queryFn: async () => (await api.call("getSeller", { params: { id } })).seller,
  });

/** Marks the changes as checked. */
export const useCheckChanges = () =>
  useChange(sellersKey, ({ _id: id, version }: Pick<Seller, "_id" | "version">) =>
    api.call("checkSellerChanges", { params: { id }, body: { version } }),
  );

/** The access is recorded in the audit log, which the seller's page shows. */
export const useAccountNumber = () =>
  useChange(sellersKey, (id: string) => api.call("showSellerAccountNumber", { params: { id } }));

/** Turns the authenticator app off; the seller's page shows it in the history. */
export const useResetAuthenticator = () =>
  useChange(sellersKey, (id: string) => api.call("resetSellerAuthenticator", { params: { id } }));

export const useOpenDocument = (sellerId: string) =>
  useMutation({
    networkMode: "always",
    mutationFn: (documentId: string) => api.call("getDocumentOfSeller", { params: { id: sellerId, documentId } }),
  });

type Judgement = { id: string; state: SellerVerdict; reason?: string; version: string };

/** Decides on a seller. The lists are refetched even after an error. */
export function useReviewSeller() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, ...body }: Judgement) => api.call("reviewSeller", { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: sellersKey }),
  });
}
