import type { SellerReturnsQuery } from "@haat/api-contract/parcel/schemas";
import type { ReturnDecision } from "@haat/api-contract/return-request/words";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";

type Wanted = Pick<SellerReturnsQuery, "status"> & { page: number; limit: number };

export const returnsQuery = ({ status, page, limit }: Wanted) =>
  queryOptions({
    queryKey: ["returns", status ?? "", page, limit],
    queryFn: () => api.call("listSellerReturns", { query: { status, page: String(page), limit: String(limit) } }),
    placeholderData: keepPreviousData,
    refetchOnWindowFocus: true,
  });

/** Orders show their returns too. */
export function useDecideReturn(parcelId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { status: ReturnDecision; reason?: string }) =>
      api.call("decideSellerReturn", { params: { parcelId }, body }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ["returns"] }),
        queries.invalidateQueries({ queryKey: ["orders"] }),
      ]),
  });
}
