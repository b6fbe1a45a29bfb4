import { queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

/** All editable data of a product. */
export const readProduct = async (id: string) => (await api.call("readManagedProduct", { params: { id } })).product;

/**
 * A product for its form: fetched whenever one opens, and never refetched while it is open, which would replace the
 * record under the input.
 */
export const managedProductQuery = (id: string) =>
  queryOptions({
    ...screenQuery,
    queryKey: ["haat", "product-form", id],
    queryFn: () => readProduct(id),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    refetchOnReconnect: false,
    refetchOnWindowFocus: false,
  });
