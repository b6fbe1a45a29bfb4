import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { getSession } from "../../../lib/session/session";
import { useLateMutation } from "../../../lib/use-late-mutation";
import { wishlistKey } from "./wishlist.queries";

/** The saved products with one added, at the front or at its old position, or removed. */
export function withProduct<Product extends Pick<ProductCard, "_id">>(
  products: readonly Product[],
  product: Product,
  saved: boolean,
  place = 0,
): Product[] {
  const others = products.filter(({ _id }) => _id !== product._id);
  const at = Math.max(place, 0);
  return saved ? [...others.slice(0, at), product, ...others.slice(at)] : others;
}

type Change = { product: ProductCard; variantId: string | null; saved: boolean };

const mutationKey = ["wishlist", "change"] as const;

/** Saves or removes a product, optimistically; rolled back if the call fails. */
export function useChangeWishlist() {
  const queries = useQueryClient();
  return useLateMutation({
    mutationKey,
    scope: { id: "wishlist" },
    mutationFn: ({ product, variantId, saved }: Change) =>
      api.call("changeWishlist", {
        query: { status: saved ? "true" : "false" },
        body: { productId: product._id, variantId },
      }),
    onMutate: async ({ product, saved }) => {
      const key = wishlistKey(getSession());
      await queries.cancelQueries({ queryKey: key });
      const before = queries.getQueryData<ProductCard[]>(key);
      queries.setQueryData<ProductCard[]>(key, (products = []) => withProduct(products, product, saved));
      const place = before?.findIndex(({ _id }) => _id === product._id) ?? -1;
      return { key, place };
    },
    // Rolls back only this product: others may have changed since.
    onError: (_error, { product, saved }, context) =>
      context &&
      queries.setQueryData<ProductCard[]>(context.key, (products = []) =>
        withProduct(products, product, !saved, context.place),
      ),
    // Only the last pending change refetches: an earlier response would undo those still in progress.
    onSettled: () =>
      queries.isMutating({ mutationKey }) > 1
        ? undefined
        : queries.invalidateQueries({ queryKey: wishlistKey(getSession()) }),
  });
}
