import type { FactsOf, OperationPart, Operations } from "@haat/api-contract/operations/schemas";
import { queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

export type { FactsOf, OperationPart, Operations };

/** Refetched when the window gets the focus, and every 15 seconds while it is visible. */
export const operationsQuery = queryOptions({
  ...screenQuery,
  queryKey: ["haat", "operations"],
  queryFn: async () => (await api.call("getOperations", {})).operations,
  refetchOnWindowFocus: true,
  refetchInterval: 15_000,
});
