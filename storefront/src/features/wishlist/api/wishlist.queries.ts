import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { hasStatus } from "@haat/web/api-error";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { type Session, useSession } from "../../../lib/session/session";

export const wishlistKey = (session: Session | null) => ["wishlist", session?.userId ?? null] as const;

const noProducts: ProductCard[] = [];

/** The saved products, newest first; empty for a guest, and if the server has no wishlist (404). */
export const wishlistQuery = (session: Session | null) =>
  queryOptions({
    queryKey: wishlistKey(session),
    // A guest's is known: a page that the server renders must not be rendered once more for its hearts.
    initialData: session ? undefined : noProducts,
    queryFn: async (): Promise<ProductCard[]> => {
      if (!session) return noProducts;
      try {
        return (await api.call("getWishlist", {})).productIds;
      } catch (error) {
        if (hasStatus(error, 404)) return [];
        throw error;
      }
    },
  });

export const useWishlist = () => useQuery(wishlistQuery(useSession()));
