import { ApiError } from "@haat/web/api-error";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** Whether the server rejected a reset link; a busy or failed server says nothing about the link. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 410].includes(error.status);

/** Whether a reset link is still valid. A used link is dead; while it is being used it is not checked again. */
export const resetLinkQuery = (token: string) =>
  queryOptions({
    queryKey: ["reset-link", token],
    queryFn: () => api.call("getSellerReset", { query: { token } }),
    staleTime: Number.POSITIVE_INFINITY,
  });

export const useSendResetLink = () =>
  useMutation({ mutationFn: (identifier: string) => api.call("forgetPassword", { body: { identifier } }) });

export const useResetPassword = (token: string) =>
  useMutation({
    mutationFn: (password: string) => api.call("resetSellerPassword", { body: { token, password } }),
  });
