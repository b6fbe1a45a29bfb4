import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { Session } from "../../../lib/session/session";

export const accountKey = (session: Session | null) => ["account", session?.userId ?? null] as const;

export const accountQuery = (session: Session) =>
  queryOptions({
    queryKey: accountKey(session),
    queryFn: async () => (await api.call("getAccount", {})).account,
  });

export const useAccount = (session: Session) => useQuery(accountQuery(session));
