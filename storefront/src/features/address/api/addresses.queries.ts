import type { Address } from "@haat/api-contract/account/schemas";
import { queryOptions, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import type { Session } from "../../../lib/session/session";
import { useSession } from "../../../lib/session/use-session";

export const addressesKey = (session: Session | null) => ["addresses", session?.userId ?? null] as const;

/** The address book, its default first; a guest has none. */
export const addressesQuery = (session: Session | null) =>
  queryOptions({
    queryKey: addressesKey(session),
    queryFn: async (): Promise<Address[]> => (session ? (await api.call("listAddresses", {})).addresses : []),
  });

export const useAddresses = () => useQuery(addressesQuery(useSession()));
