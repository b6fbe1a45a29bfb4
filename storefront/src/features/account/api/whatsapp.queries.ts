import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { getSession } from "../../../lib/session/session";
import { accountQuery } from "./account.queries";

/** Opts in to order updates on WhatsApp, or out. */
export function useSetWhatsApp() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => api.call("setWhatsApp", { body: { isOn } }),
    onSuccess: ({ account }) => {
      const session = getSession();
      if (session) queries.setQueryData(accountQuery(session).queryKey, account);
    },
  });
}
