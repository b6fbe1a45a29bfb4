import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** Who sells, as the shop tells it. */
export const sellerQuery = (id: string) =>
  queryOptions({
    queryKey: ["seller", id],
    queryFn: async () => (await api.call("getSellerPage", { params: { id } })).seller,
  });
