import type { RefundDestination } from "@haat/api-contract/payment/words";
import type { RefundPayeeInput } from "@haat/api-contract/refund/payee";
import type { returnBodySchema } from "@haat/api-contract/return-request/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../../../lib/api";
import { getSession } from "../../../lib/session/session";
import { readAnewAfterMoney } from "../../payment/api/payment-methods.queries";
import { ordersKey, showOrder } from "./orders.queries";

type ToCancel = {
  orderId: string;
  /** Where the refund goes; undefined leaves it to the shop, if the shopper was not asked. */
  refundTo?: RefundDestination;
};

/** Cancels an order; the list is updated from the response, without a refetch. */
export function useCancelOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, refundTo }: ToCancel) =>
      api.call("cancelOrder", { params: { orderId }, query: { refundTo } }),
    onSuccess: ({ order }) => {
      showOrder(queries, order);
      readAnewAfterMoney(queries);
    },
    // A refusal means that the order has changed since it was loaded.
    onError: () => queries.invalidateQueries({ queryKey: ordersKey(getSession()) }),
  });
}

type PayeeToSend = { orderId: string; body: RefundPayeeInput };

/** Sets where a manual refund is sent; the list is updated from the response. */
export function useSetRefundPayee() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, body }: PayeeToSend) => api.call("setRefundPayee", { params: { orderId }, body }),
    onSuccess: ({ order }) => {
      showOrder(queries, order);
      readAnewAfterMoney(queries);
    },
    // A refusal means that it was paid since the order was loaded.
    onError: () => queries.invalidateQueries({ queryKey: ordersKey(getSession()) }),
  });
}

type ReturnToSend = { orderId: string; body: z.input<typeof returnBodySchema>; image: File | null };

/** Requests a return or replacement; the list is updated from the response. */
export function useRequestReturn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, body, image }: ReturnToSend) =>
      api.call("requestReturn", { params: { orderId }, body, files: { image } }),
    onSuccess: ({ updatedOrder }) => showOrder(queries, updatedOrder),
  });
}
