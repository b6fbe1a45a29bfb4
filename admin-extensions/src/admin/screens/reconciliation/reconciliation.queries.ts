import type { CallAnswer } from "@haat/api-contract/endpoints";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

export type Reconciliation = CallAnswer<"getReconciliation">;
export type Run = NonNullable<Reconciliation["run"]>;
export type Difference = Reconciliation["differences"][number];

/** Number of differences per page. */
export const differencesShown = 10;

const reconciliationKey = ["haat", "reconciliation"] as const;

export const reconciliationQuery = (page: number) =>
  queryOptions({
    ...screenQuery,
    queryKey: [...reconciliationKey, page],
    queryFn: () => api.call("getReconciliation", { query: { page, limit: differencesShown } }),
    placeholderData: keepPreviousData,
  });

export const useRunReconciliation = () =>
  useChange(reconciliationKey, () => api.call("runReconciliation", { body: {} }));
