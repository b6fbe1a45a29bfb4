import type { Cart, CartItem } from "@haat/api-contract/cart/schemas";
import { hasStatus } from "@haat/web/api-error";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { type Session, useSession } from "../../../lib/session/session";

/** A chosen variant, as lists, the product page and the cart hold it. */
export type ChosenVariant = { _id: string; color: string; size: string };

/** What tells one line of a cart from another: the product and, where there are variants, the variant. */
export type LineChoice = { productId: string; variant: ChosenVariant | null };

export const choiceOf = (item: CartItem): LineChoice => ({ productId: item.productId._id, variant: item.variant });

export const isLineOf = (item: CartItem, { productId, variant }: LineChoice): boolean =>
  item.productId._id === productId && (item.variant?._id ?? null) === (variant?._id ?? null);

/** The choice alone, of something that knows more: the wire takes no more. */
export const chosen = ({ _id, color, size }: ChosenVariant): ChosenVariant => ({ _id, color, size });

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
