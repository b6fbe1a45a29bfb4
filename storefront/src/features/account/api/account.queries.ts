import type { Account } from "@haat/api-contract/account/schemas";
import type { ConsentWay } from "@haat/api-contract/consent/schemas";
import { legalVersions } from "@haat/api-contract/consent/versions";
import { ApiError } from "@haat/web/api-error";
import { saveFile } from "@haat/web/save-file";
import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { getSession, type Session } from "../../../lib/session/session";
import { accountTexts } from "../texts";

const accountKey = (session: Session | null) => ["account", session?.userId ?? null] as const;

/** A server of the release before consents sends none. */
const withConsents = (account: Omit<Account, "consents"> & Partial<Account>): Account => ({ consents: [], ...account });

export const accountQuery = (session: Session) =>
  queryOptions({
    queryKey: accountKey(session),
    queryFn: async () => withConsents((await api.call("getAccount", {})).account),
  });

export const useAccount = (session: Session) => useQuery(accountQuery(session));

/** Shows the account as a call has returned it. */
export const keep = (queries: QueryClient, account: Account) =>
  queries.setQueryData(accountKey(getSession()), withConsents(account));

export function useUpdateName() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (name: string) => api.call("updateAccount", { body: { name } }),
    onSuccess: ({ account }) => keep(queries, account),
  });
}

/** Agrees to the terms and the privacy notice in force. */
export function useAgree() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (way: Exclude<ConsentWay, "sign-up">) => api.call("agree", { body: { ...legalVersions, way } }),
    onSuccess: ({ account }) => keep(queries, account),
  });
}

export async function requestIdentifierCode(identifier: string): Promise<void> {
  await api.call("addIdentifier", { body: { identifier } });
}

/**
 * Adds a verified identifier. Data stored under it may have been merged into the account, so the affected queries are
 * invalidated.
 */
export function useAddIdentifier() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ identifier, otp }: { identifier: string; otp: string }) => {
      const answer = await api.call("addIdentifier", { body: { identifier, otp } });
      // The call has a second response, for requesting a code; here, with a code submitted, it is an error.
      if (!("account" in answer)) throw new ApiError(200, "", answer);
      return answer;
    },
    onSuccess: ({ account }) => {
      keep(queries, account);
      for (const key of ["addresses", "cart", "wishlist", "orders"]) {
        void queries.invalidateQueries({ queryKey: [key] });
      }
    },
  });
}

/** Downloads all data that the shop stores about the shopper as a file. */
export const useDownloadData = () =>
  useMutation({
    mutationFn: async () => {
      const data = await api.call("downloadAccountData", {});
      saveFile(new Blob([JSON.stringify(data, null, 2)], { type: "application/json" }), accountTexts.fileName);
    },
  });

/**
 * Sends the code that confirms the account's deletion.
 * @returns where it was sent.
 */
export const requestDeletionCode = async (): Promise<string> => (await api.call("requestDeletionCode", {})).sentTo;

export async function deleteAccount(otp: string): Promise<void> {
  await api.call("deleteAccount", { body: { otp } });
}

export const useLogOutEverywhere = () => useMutation({ mutationFn: () => api.call("logOutEverywhere", {}) });
