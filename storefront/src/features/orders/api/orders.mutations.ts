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
  /** Where what was paid goes; left to the shop where nobody was asked. */
  refundTo?: RefundDestination;
};

/** Cancels an order; the list shows it as cancelled without being read again. */
export function useCancelOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, refundTo }: ToCancel) =>
      api.call("cancelOrder", { params: { orderId }, query: { refundTo } }),
    onSuccess: ({ order }) => {
      showOrder(queries, order);
      readAnewAfterMoney(queries);
    },
    // A refusal means that the order has moved on since it was read.
    onError: () => queries.invalidateQueries({ queryKey: ordersKey(getSession()) }),
  });
}

type PayeeToSend = { orderId: string; body: RefundPayeeInput };

/** Says where money goes that a person pays back; the list shows the order as the server answers it. */
export function useSetRefundPayee() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, body }: PayeeToSend) => api.call("setRefundPayee", { params: { orderId }, body }),
    onSuccess: ({ order }) => {
      showOrder(queries, order);
      readAnewAfterMoney(queries);
    },
    // A refusal means that it was paid since the order was read.
    onError: () => queries.invalidateQueries({ queryKey: ordersKey(getSession()) }),
  });
}

type ReturnToSend = { orderId: string; body: z.input<typeof returnBodySchema>; image: File | null };

/** Asks to return or replace; the list shows the order as the server answers it. */
export function useRequestReturn() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ orderId, body, image }: ReturnToSend) =>
      api.call("requestReturn", { params: { orderId }, body, files: { image } }),
    onSuccess: ({ updatedOrder }) => showOrder(queries, updatedOrder),
  });
}
