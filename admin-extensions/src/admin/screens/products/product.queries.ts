import { queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

/** All that can be edited of a product, as it is now. */
export const readProduct = async (id: string) => (await api.call("readManagedProduct", { params: { id } })).product;

/**
 * A product for its form: read anew whenever one opens, and never behind its back, which would put another product
 * under what is typed.
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
