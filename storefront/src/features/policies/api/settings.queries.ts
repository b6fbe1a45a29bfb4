import { queryOptions } from "@tanstack/react-query";
import { api } from "../../../lib/api";

/** The shop's legal details and policies. They change a few times a year. */
export const settingsQuery = queryOptions({
  queryKey: ["settings"],
  queryFn: async () => (await api.call("getSettings", {})).settings,
  staleTime: 5 * 60_000,
});
