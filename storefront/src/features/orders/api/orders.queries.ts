import type { Order } from "@haat/api-contract/order/schemas";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { getSession, type Session } from "../../../lib/session/session";

export const ordersKey = (session: Session | null) => ["orders", session?.userId ?? null] as const;

/** The shopper's orders, newest first; refetched whenever the page is opened. Enabled only with a session. */
export const ordersQuery = (session: Session | null) =>
  queryOptions({
    queryKey: ordersKey(session),
    queryFn: async (): Promise<Order[]> => (await api.call("listOrders", {})).orders,
    enabled: session !== null,
    refetchOnMount: "always",
  });

const orderKey = (session: Session | null, orderId: string) => ["order", session?.userId ?? null, orderId] as const;

/** One order of the shopper. Enabled only with a session. */
export const orderQuery = (session: Session | null, orderId: string | undefined) =>
  queryOptions({
    queryKey: orderKey(session, orderId ?? ""),
    queryFn: async (): Promise<Order> => (await api.call("getOrder", { params: { orderId: orderId ?? "" } })).order,
    enabled: session !== null && orderId !== undefined,
  });

/** Updates an order from the server's response, everywhere it is shown. */
export function showOrder(queries: QueryClient, order: Order): void {
  const session = getSession();
  queries.setQueryData<Order>(orderKey(session, order._id), order);
  queries.setQueryData<Order[]>(ordersKey(session), (orders) =>
    orders?.map((one) => (one._id === order._id ? order : one)),
  );
}

/** Invalidates an order everywhere it is shown: by itself, and in the list, whose card shows the amount due. */
export function readOrderAnew(queries: QueryClient, orderId: string): void {
  const session = getSession();
  for (const queryKey of [orderKey(session, orderId), ordersKey(session)]) void queries.invalidateQueries({ queryKey });
}
