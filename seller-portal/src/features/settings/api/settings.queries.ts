import type { NewsChoices } from "@haat/api-contract/seller-settings/schemas";
import type { AuthenticatorCalls } from "@haat/product-form/authenticator/authenticator-calls";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** The seller's active sessions, the last used first. */
export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: async () => (await api.call("listSellerSessions", {})).sessions,
});

export const newsChoicesQuery = queryOptions({
  queryKey: ["news-choices"],
  queryFn: async () => (await api.call("getSellerNewsChoices", {})).choices,
});

export const authenticatorQuery = queryOptions({
  queryKey: ["authenticator"],
  queryFn: async () => (await api.call("getSellerAuthenticator", {})).authenticator,
});

export const authenticatorCalls: AuthenticatorCalls = {
  setUp: (password) => api.call("setUpSellerAuthenticator", { body: { password } }),
  turnOn: (code) => api.call("turnOnSellerAuthenticator", { body: { code } }),
  turnOff: (password) => api.call("turnOffSellerAuthenticator", { body: { password } }),
  makeRecoveryCodes: (password) => api.call("makeSellerRecoveryCodes", { body: { password } }),
};

export function useChangePassword() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: { oldPassword: string; newPassword: string }) => api.call("changeSellerPassword", { body }),
    onSuccess: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

/** Ends one session by its id, or all but this one. A session that had already ended leaves the list too. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: string | "others") =>
      id === "others" ? api.call("endOtherSellerSessions", {}) : api.call("endSellerSession", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}

export function useSaveNewsChoices() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: NewsChoices) => api.call("saveSellerNewsChoices", { body }),
    onSuccess: ({ choices }) => client.setQueryData(newsChoicesQuery.queryKey, choices),
  });
}
