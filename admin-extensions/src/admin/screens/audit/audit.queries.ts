import type { ListState } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery } from "../lib/queries";

/** Newest first. */
export const auditQuery = ({ page, limit, search, filters }: ListState) => {
  const { actorId, subjectType, from, to } = filters;
  const query = {
    page,
    limit,
    search: search.trim() || undefined,
    actorId: actorId || undefined,
    subjectType: subjectType || undefined,
    from: from || undefined,
    to: to || undefined,
  };
  return queryOptions({
    ...screenQuery,
    queryKey: ["haat", "audit", query],
    queryFn: () => api.call("listAudit", { query }),
    placeholderData: keepPreviousData,
  });
};

export const auditFiltersQuery = queryOptions({
  ...screenQuery,
  queryKey: ["haat", "audit", "filters"],
  queryFn: () => api.call("getAuditFilters", {}),
  staleTime: 60_000,
});
