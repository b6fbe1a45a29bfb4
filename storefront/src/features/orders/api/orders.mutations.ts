import type { Order } from "@haat/api-contract/order/schemas";
import type { returnBodySchema } from "@haat/api-contract/return-request/schemas";
import { type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import { api } from "../../../lib/api";
import { getSession } from "../../../lib/session/session";
import { ordersKey } from "./orders.queries";

/** Cancels an order; the list shows it as cancelled without being read again. */
export function useCancelOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (orderId: string) => api.call("cancelOrder", { params: { orderId } }),
    onSuccess: ({ order }) => showInstead(queries, order),
    // A refusal means that the order has moved on since it was read.
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
    onSuccess: ({ updatedOrder }) => showInstead(queries, updatedOrder),
  });
}

const showInstead = (queries: QueryClient, order: Order) =>
  queries.setQueryData<Order[]>(ordersKey(getSession()), (orders) =>
    orders?.map((one) => (one._id === order._id ? order : one)),
  );
