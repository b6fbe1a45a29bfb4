import { type ActiveStatus, activeStatuses } from "@haat/api-contract/role/schemas";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

const listsKey = ["haat", "roles"] as const;

/** Newest first. */
export const rolesQuery = ({ page, limit, search, filters }: ListState) => {
  const query = { page, limit, search: search.trim() || undefined, status: oneOf(filters.status, activeStatuses) };
  return queryOptions({
    ...screenQuery,
    queryKey: [...listsKey, query],
    queryFn: async () => {
      const { data, total } = await api.call("listRoles", { query });
      return { roles: data, total };
    },
    placeholderData: keepPreviousData,
  });
};

type Saving = { id?: string; name: string; permissions: string[]; version?: string | undefined };

/** Creates an active role, or updates name and permissions of the one with the id, whose status stays. */
export const useSaveRole = () =>
  useChange(listsKey, ({ id, name, permissions, version }: Saving) =>
    id === undefined
      ? api.call("addRole", { body: { name, permissions, status: "active" } })
      : api.call("updateRole", { params: { id }, body: { name, permissions, version } }),
  );

/** Sets only the status; the switch waits until the list has been refetched. */
export const useRoleStatus = () =>
  useChange(listsKey, ({ id, status }: { id: string; status: ActiveStatus }) =>
    api.call("updateRole", { params: { id }, body: { status } }),
  );

export const useDeleteRole = () => useChange(listsKey, (id: string) => api.call("deleteRole", { params: { id } }));
