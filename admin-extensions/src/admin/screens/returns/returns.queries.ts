import type { CallAnswer } from "@haat/api-contract/endpoints";
import { type ReturnDecision, returnStatuses } from "@haat/api-contract/return-request/words";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";
import { ordersKey } from "../orders/orders.queries";

export type ReturnsAnswer = CallAnswer<"listReturns">;
export type ReturnRow = ReturnsAnswer["returns"][number];

export const returnsQuery = ({ page, limit, search, filters }: ListState) => {
  const query = { page, limit, search: search.trim() || undefined, status: oneOf(filters.status, returnStatuses) };
  return queryOptions({
    ...screenQuery,
    queryKey: [...ordersKey, "returns", query],
    queryFn: () => api.call("listReturns", { query }),
    placeholderData: keepPreviousData,
  });
};

type Decision = { orderId: string; status: ReturnDecision; reason?: string };

/** Decides on a request. Lists and orders are refetched even after an error. */
export function useDecideReturn() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: ({ orderId, ...body }: Decision) => api.call("decideReturn", { params: { orderId }, body }),
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  });
}
