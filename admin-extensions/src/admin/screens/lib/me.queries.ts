import { queryOptions } from "@tanstack/react-query";
import { api } from "./api";
import { screenQuery } from "./queries";

export const meKey = ["haat", "me"] as const;

/** Who is logged in and what they may do; asked again when the window is looked at, since rights change while it is open. */
export const meQuery = queryOptions({
  ...screenQuery,
  queryKey: meKey,
  queryFn: async () => (await api.call("getMe", {})).me,
  staleTime: 30_000,
  refetchOnWindowFocus: true,
});
