import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { VariantChoice } from "../variant-options";

/** A product by its id or its slug. */
export const productQuery = (id: string) =>
  queryOptions({
    queryKey: ["product", id],
    queryFn: async () => {
      const { product, recentPrices } = await api.call("getProduct", { params: { id } });
      // Required by the contract; without it the page shows an error message instead of breaking.
      return product ? { ...product, recentPrices } : null;
    },
  });

/** Current price and stock of one variant. The product has them too, so a failure is logged and not shown. */
export const variantQuery = (productId: string, { color, size }: VariantChoice) =>
  queryOptions({
    queryKey: ["product", productId, "variant", color, size],
    queryFn: async () => {
      try {
        return (await api.call("getVariant", { params: { id: productId }, query: { color, size } })).variant;
      } catch (error) {
        console.error("The variant could not be loaded.", error);
        throw error;
      }
    },
    retry: false,
  });
