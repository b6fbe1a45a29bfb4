import type { ShopSettings } from "@haat/api-contract/settings/schemas";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

const key = ["haat", "settings"] as const;

/** Fetched once per form: a refetch must not overwrite the input. */
export const settingsQuery = queryOptions({
  ...screenQuery,
  queryKey: key,
  queryFn: () => api.call("getShopSettings", {}),
  refetchOnWindowFocus: false,
  refetchOnReconnect: false,
});

export function useSaveSettings() {
  const client = useQueryClient();
  return useMutation({
    networkMode: "always",
    mutationFn: (body: { settings: ShopSettings; version: number }) => api.call("saveShopSettings", { body }),
    onSuccess: (saved) => client.setQueryData(key, saved),
  });
}
