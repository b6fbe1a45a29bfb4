import type { Order } from "@haat/api-contract/order/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { getSession } from "../../../lib/session/session";
import { ordersKey } from "./orders.queries";

/** Cancels an order; the list shows it as cancelled without being read again. */
export function useCancelOrder() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (orderId: string) => api.call("cancelOrder", { params: { orderId } }),
    onSuccess: ({ order }, orderId) =>
      queries.setQueryData<Order[]>(ordersKey(getSession()), (orders) =>
        orders?.map((one) => (one._id === orderId ? { ...one, ...order } : one)),
      ),
    // A refusal means that the order has moved on since it was read.
    onError: () => queries.invalidateQueries({ queryKey: ordersKey(getSession()) }),
  });
}
