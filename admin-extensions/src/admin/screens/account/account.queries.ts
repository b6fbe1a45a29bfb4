import type { AuthenticatorCalls } from "@haat/product-form/authenticator/authenticator-calls";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";
import { meKey } from "../lib/use-permissions";

const sessionsKey = ["haat", "sessions"] as const;

/** The account's active sessions, the last used first. */
export const sessionsQuery = queryOptions({
  ...screenQuery,
  queryKey: sessionsKey,
  queryFn: async () => (await api.call("listSessions", {})).sessions,
});

export function useSaveName() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (name: string) => api.call("updateMe", { body: { name } }),
    onSuccess: ({ me }) => client.setQueryData(meKey, me),
  });
}

export const useChangePassword = () =>
  useChange(sessionsKey, (body: { oldPassword: string; newPassword: string }) => api.call("changePassword", { body }));

export const authenticatorQuery = queryOptions({
  ...screenQuery,
  queryKey: ["haat", "authenticator"],
  queryFn: async () => (await api.call("getAuthenticator", {})).authenticator,
});

export const authenticatorCalls: AuthenticatorCalls = {
  setUp: (password) => api.call("setUpAuthenticator", { body: { password } }),
  turnOn: (code) => api.call("turnOnAuthenticator", { body: { code } }),
  turnOff: (password) => api.call("turnOffAuthenticator", { body: { password } }),
  makeRecoveryCodes: (password) => api.call("makeRecoveryCodes", { body: { password } }),
};

/** Ends one session by its id, or all but this one. A session that had already ended leaves the list too. */
export function useEndSessions() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (id: string | "others") =>
      id === "others" ? api.call("endOtherSessions", {}) : api.call("endSession", { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: sessionsKey }),
  });
}
