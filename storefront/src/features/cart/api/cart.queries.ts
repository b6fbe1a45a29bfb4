import type { Cart, CartItem } from "@haat/api-contract/cart/schemas";
import { hasStatus } from "@haat/web/api-error";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { type Session, useSession } from "../../../lib/session/session";

/** A chosen variant, as product lists, the product page and the cart have it. */
export type ChosenVariant = { _id: string; color: string; size: string };

/** Identifies a line of a cart: the product and, if it has variants, the variant. */
export type LineChoice = { productId: string; variant: ChosenVariant | null };

export const choiceOf = (item: CartItem): LineChoice => ({ productId: item.productId._id, variant: item.variant });

export const isLineOf = (item: CartItem, { productId, variant }: LineChoice): boolean =>
  item.productId._id === productId && (item.variant?._id ?? null) === (variant?._id ?? null);

/** Picks the fields that the API expects. */
export const chosen = ({ _id, color, size }: ChosenVariant): ChosenVariant => ({ _id, color, size });

export const emptyCart: Cart = { success: true, items: [], subtotal: 0, shipping: 0, total: 0 };

/** Includes the user's id: two people may use the same browser. */
export const cartKey = (session: Session | null) => ["cart", session?.userId ?? null] as const;

/** The shopper's cart; empty for a guest, and if the server has none (404). */
export const cartQuery = (session: Session | null) =>
  queryOptions({
    queryKey: cartKey(session),
    // A guest's is known: a page that the server renders must not be rendered once more for it.
    initialData: session ? undefined : emptyCart,
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

/** The current shopper's cart. */
export const useCart = () => useQuery(cartQuery(useSession()));
