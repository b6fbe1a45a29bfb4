import { queryOptions, useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api";

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
