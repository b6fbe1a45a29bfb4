import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** A seller's public data. */
export const sellerQuery = (id: string) =>
  queryOptions({
    queryKey: ["seller", id],
    queryFn: async () => (await api.call("getSellerPage", { params: { id } })).seller,
  });
