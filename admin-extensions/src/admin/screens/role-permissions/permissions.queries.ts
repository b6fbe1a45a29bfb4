import { roleMessages } from "@haat/api-contract/role/messages";
import { type ActiveStatus, activeStatuses } from "@haat/api-contract/role/schemas";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

const listsKey = ["haat", "permissions"] as const;

/** Newest first. */
export const permissionsQuery = ({ page, limit, search, filters }: ListState) => {
  const query = { page, limit, search: search.trim() || undefined, status: oneOf(filters.status, activeStatuses) };
  return queryOptions({
    ...screenQuery,
    queryKey: [...listsKey, query],
    queryFn: async () => {
      const { data, total } = await api.call("listPermissions", { query });
      if (!Array.isArray(data)) throw new Error(roleMessages.permissionsInvalid);
      return { permissions: data, total };
    },
    placeholderData: keepPreviousData,
  });
};

/** All permissions by name, for selects. */
export const allPermissionsQuery = queryOptions({
  ...screenQuery,
  queryKey: [...listsKey, "all"],
  queryFn: async () => {
    const { data } = await api.call("listPermissions", {});
    return data.toSorted((one, other) => one.name.localeCompare(other.name));
  },
});

type Fields = { name: string; description: string; status: ActiveStatus; version?: string | undefined };

/** Creates a permission, or updates the one with the id. */
export const useSavePermission = () =>
  useChange(listsKey, ({ id, body }: { id?: string; body: Fields }) =>
    id === undefined ? api.call("addPermission", { body }) : api.call("updatePermission", { params: { id }, body }),
  );

/** Sets only the status; the switch waits until the list has been refetched. */
export const usePermissionStatus = () =>
  useChange(listsKey, ({ id, status }: { id: string; status: ActiveStatus }) =>
    api.call("updatePermission", { params: { id }, body: { status } }),
  );

export const useDeletePermission = () =>
  useChange(listsKey, (id: string) => api.call("deletePermission", { params: { id } }));
