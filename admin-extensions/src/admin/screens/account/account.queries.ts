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
