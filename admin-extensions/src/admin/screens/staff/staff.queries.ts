import { type ActiveStatus, activeStatuses } from "@haat/api-contract/role/schemas";
import { type ListState, oneOf } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

const listsKey = ["haat", "staff"] as const;

/** Newest first. */
export const staffQuery = ({ page, limit, search, filters }: ListState) => {
  const query = {
    page,
    limit,
    search: search.trim() || undefined,
    status: oneOf(filters.status, activeStatuses),
    roleId: filters.roleId || undefined,
  };
  return queryOptions({
    ...screenQuery,
    queryKey: [...listsKey, query],
    queryFn: () => api.call("listStaff", { query }),
    placeholderData: keepPreviousData,
  });
};

export const roleChoicesQuery = queryOptions({
  ...screenQuery,
  queryKey: [...listsKey, "roles"],
  queryFn: async () => (await api.call("listRoleChoices", {})).roles,
});

type Account = { name: string; roles: string[]; isFullAdministrator: boolean };

export const useInviteStaff = () =>
  useChange(listsKey, (body: Account & { email: string }) => api.call("inviteStaff", { body }));

type Change = Partial<Account> & { id: string; status?: ActiveStatus; version?: string };

export const useUpdateStaff = () =>
  useChange(listsKey, ({ id, ...body }: Change) => api.call("updateStaff", { params: { id }, body }));

/** Actions that need only the account's id. */
export const staffActs = ["removeStaff", "resendInvitation", "resetSecondFactor"] as const;
export type StaffAct = (typeof staffActs)[number];

export const useStaffAct = () =>
  useChange(
    listsKey,
    ({ act, id }: { act: StaffAct; id: string }): Promise<{ message: string }> => api.call(act, { params: { id } }),
  );
