import type { SellerMe } from "@haat/api-contract/seller/schemas";
import { queryOptions } from "@tanstack/react-query";
import { useOutletContext } from "react-router-dom";
import { api } from "../../../lib/api";

/** The logged-in seller and their status; refetched when the window gets the focus, since staff change it. */
export const meQuery = queryOptions({
  queryKey: ["me"],
  queryFn: async () => (await api.call("getSellerMe", {})).seller,
  staleTime: 10_000,
  refetchOnWindowFocus: true,
});

/** The seller; only below the guard. */
export const useSeller = (): SellerMe => useOutletContext<SellerMe>();
