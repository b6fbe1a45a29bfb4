import { ApiError } from "@haat/web/api-error";
import { queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** Whether the server says that a reset link is no good; that it is busy, or failed, says nothing of the link. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 410].includes(error.status);

/** Whether a reset link is still good. Once used it is a dead one; who is about to use it needs no second look. */
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
