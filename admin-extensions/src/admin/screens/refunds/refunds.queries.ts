import type { CallAnswer } from "@haat/api-contract/endpoints";
import type { RecordRefundBody, RefundOrderBody } from "@haat/api-contract/refund/schemas";
import { refundStands } from "@haat/api-contract/refund/words";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";
import { ordersKey } from "../orders/orders.queries";

export type RefundsAnswer = CallAnswer<"listRefunds">;
export type RefundRow = RefundsAnswer["refunds"][number];

export const refundsQuery = ({ page, limit, search, filters }: ListState) => {
  const query = { page, limit, search: search.trim() || undefined, status: oneOf(filters.status, refundStands) };
  return queryOptions({
    ...screenQuery,
    // Below the orders' key: a change of either affects the other.
    queryKey: [...ordersKey, "refunds", query],
    queryFn: () => api.call("listRefunds", { query }),
    placeholderData: keepPreviousData,
  });
};

/** A refund mutation. Orders and refunds are refetched even after an error. */
function useRefundCall<Given, Answer>(call: (given: Given) => Promise<Answer>) {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: call,
    onSettled: () => client.invalidateQueries({ queryKey: ordersKey }),
  });
}

export const useRetryRefund = () => useRefundCall((id: string) => api.call("retryRefund", { params: { id } }));

export const useSendToWallet = () => useRefundCall((id: string) => api.call("sendRefundToWallet", { params: { id } }));

export const useRecordRefund = (id: string) =>
  useRefundCall((body: RecordRefundBody) => api.call("recordRefund", { params: { id }, body }));

/** The full payment details: fetched anew on each click, since each access is recorded in the audit log. */
export const useShowPayee = () =>
  useMutation({
    networkMode: "always",
    mutationFn: (id: string) => api.call("showRefundPayee", { params: { id } }),
    gcTime: 0,
  });

export const useRefundOrder = (id: string) =>
  useRefundCall((body: RefundOrderBody) => api.call("refundOrder", { params: { id }, body }));
