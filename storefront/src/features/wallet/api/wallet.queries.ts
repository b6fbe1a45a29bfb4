import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { Session } from "../../../lib/session/session";

/** Entries of one page. */
export const entriesPerPage = 20;

/** The shopper's wallet with a page of its entries; read afresh whenever the page opens. Asked for only with a session. */
export const walletQuery = (session: Session | null, page: number) =>
  queryOptions({
    queryKey: ["wallet", session?.userId ?? null, page],
    queryFn: () => api.call("getWallet", { query: { page, limit: entriesPerPage } }),
    enabled: session !== null,
    refetchOnMount: "always",
    placeholderData: keepPreviousData,
  });
