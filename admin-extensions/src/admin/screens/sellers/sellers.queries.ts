import type { CallAnswer } from "@haat/api-contract/endpoints";
import { type SellerVerdict, sellerStates } from "@haat/api-contract/seller/words";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { oneOf } from "../lib/one-of";
import { screenQuery } from "../lib/queries";
import type { ListState } from "../shared/list-state";

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

type Judgement = { id: string; state: SellerVerdict; reason?: string; version: string };

/** Judges a seller. Whatever comes of it, the lists are read again. */
export function useJudgeSeller() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ id, ...body }: Judgement) => api.call("judgeSeller", { params: { id }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: sellersKey }),
  });
}
