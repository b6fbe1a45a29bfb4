import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { queryOptions } from "@tanstack/react-query";
import { useOutletContext } from "react-router-dom";
import { api } from "../../../lib/api";

/** Who is logged in and where they stand; asked again when the window is looked at, since that is decided elsewhere. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async () => (await api.call("getSellerMe", {})).seller,
  staleTime: 10_000,
  refetchOnWindowFocus: true,
});

/** The seller whom the guard has let in. */
export const useSeller = (): SellerMe => useOutletContext<SellerMe>();
