import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** Who sells here and what the shop promises. It changes a few times a year. */
export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: async () => (await api.call("getSettings", {})).settings,
  staleTime: 5 * 60_000,
});
