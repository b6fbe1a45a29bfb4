import { useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api";
import { keep } from "./account.queries";

/** Opts in to order updates on WhatsApp, or out. Apart from the account's others, which pages load first. */
export function useSetWhatsApp() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => api.call("setWhatsApp", { body: { isOn } }),
    onSuccess: ({ account }) => keep(queries, account),
  });
}
