import type { CallAnswer } from "@haat/api-contract/endpoints";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

export type Overview = CallAnswer<"getOverview">;
/** A part that the account may see. */
export type Part<Name extends keyof Overview> = NonNullable<Overview[Name]>;

/** Read anew when somebody looks at the page again, and each minute while they do. */
export const overviewQuery = queryOptions({
  ...screenQuery,
  queryKey: ["haat", "overview"],
  queryFn: () => api.call("getOverview", {}),
  refetchOnWindowFocus: true,
  refetchInterval: 60_000,
});
