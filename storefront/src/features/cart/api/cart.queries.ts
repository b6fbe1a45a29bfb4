import type { Cart } from "@haat/api-contract/cart/schemas";
import { hasStatus } from "@haat/web/api-error";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { Session } from "../../../lib/session/session";
import { useSession } from "../../../lib/session/use-session";

export const emptyCart: Cart = { success: true, items: [], subtotal: 0, shipping: 0, total: 0 };

/** Without the user's id there would be one cache for two people at one browser. */
export const cartKey = (session: Session | null) => ["cart", session?.userId ?? null] as const;

/** The shopper's cart; a guest's is empty, and so is one that the server has not heard of (404). */
export const cartQuery = (session: Session | null) =>
  queryOptions({
    queryKey: cartKey(session),
    queryFn: async (): Promise<Cart> => {
      if (!session) return emptyCart;
      try {
        return await api.call("getCart", {});
      } catch (error) {
        if (hasStatus(error, 404)) return emptyCart;
        throw error;
      }
    },
  });

/** The cart of whoever is logged in at the moment. */
export const useCart = () => useQuery(cartQuery(useSession()));
