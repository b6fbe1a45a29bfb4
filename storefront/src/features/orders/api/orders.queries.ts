import type { Order } from "@haat/api-contract/order/schemas";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { Session } from "../../../lib/session/session";

export const ordersKey = (session: Session | null) => ["orders", session?.userId ?? null] as const;

/** The shopper's orders, newest first; read afresh whenever the page opens. Asked for only with a session. */
export const ordersQuery = (session: Session | null) =>
  queryOptions({
    queryKey: ordersKey(session),
    queryFn: async (): Promise<Order[]> => (await api.call("listOrders", {})).orders,
    enabled: session !== null,
    refetchOnMount: "always",
  });
