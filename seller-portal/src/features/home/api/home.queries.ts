import type { CallAnswer } from "@haat/api-contract/endpoints";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";

export type SellerHome = CallAnswer<"getSellerHome">;

/** What a seller sees first; asked again when the window is looked at, since shoppers change it. */
export const homeQuery = queryOptions({
  queryKey: ["home"],
  queryFn: () => api.call("getSellerHome", {}),
  staleTime: 10_000,
  refetchOnWindowFocus: true,
});
