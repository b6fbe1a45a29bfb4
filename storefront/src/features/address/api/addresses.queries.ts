import type { Address } from "@haat/api-contract/account/schemas";
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { getSession, type Session, useSession } from "../../../lib/session/session";
import type { AddressDraft } from "../address-form";

const addressesKey = (session: Session | null) => ["addresses", session?.userId ?? null] as const;

/** The saved addresses, the default first; empty for a guest. */
export const addressesQuery = (session: Session | null) =>
  queryOptions({
    queryKey: addressesKey(session),
    queryFn: async (): Promise<Address[]> => (session ? (await api.call("listAddresses", {})).addresses : []),
  });

export const useAddresses = () => useQuery(addressesQuery(useSession()));

const readAgain = (queries: QueryClient) => queries.invalidateQueries({ queryKey: addressesKey(getSession()) });

type AddressChange = { id: string | null; address: AddressDraft; isDefault?: boolean };

/**
 * Adds an address, or updates the one with `id`, and refetches the address book. The mutation returns the address as
 * saved.
 */
export function useSaveAddress() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ id, address, isDefault }: AddressChange): Promise<Address> => {
      const body = { ...address, isDefault };
      const answer = await (id
        ? api.call("updateAddress", { params: { id }, body })
        : api.call("addAddress", { body }));
      return answer.address;
    },
    onSuccess: () => readAgain(queries),
  });
}

export function useRemoveAddress() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call("removeAddress", { params: { id } }),
    onSuccess: ({ addresses }) => queries.setQueryData(addressesKey(getSession()), addresses),
    // It may have been removed in another tab.
    onError: () => readAgain(queries),
  });
}

export function useMakeDefaultAddress() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => api.call("setDefaultAddress", { params: { id } }),
    onSettled: () => readAgain(queries),
  });
}
