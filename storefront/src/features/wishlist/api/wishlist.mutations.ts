import type { ProductCard } from "@haat/api-contract/catalog/schemas";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { getSession } from "../../../lib/session/session";
import { wishlistKey } from "./wishlist.queries";

type Change = { product: ProductCard; variantId: string | null; saved: boolean };

/** Saves or removes a product. The screen shows it at once and takes it back when the call fails. */
export function useChangeWishlist() {
  const queries = useQueryClient();
  return useMutation({
    mutationKey: ["wishlist", "change"],
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
      queries.setQueryData<ProductCard[]>(key, (products = []) => {
        const others = products.filter((one) => one._id !== product._id);
        return saved ? [product, ...others] : others;
      });
      return { key, before };
    },
    onError: (_error, _change, context) => context && queries.setQueryData(context.key, context.before),
    onSettled: () => queries.invalidateQueries({ queryKey: wishlistKey(getSession()) }),
  });
}
