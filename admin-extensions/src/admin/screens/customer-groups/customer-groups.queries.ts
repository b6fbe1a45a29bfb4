import type { CallAnswer, CallInput } from "@haat/api-contract/endpoints";
import { limits } from "@haat/api-contract/limits";
import type { ListState } from "@haat/product-form/list/list-state";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { customersKey } from "../customers/customers.queries";
import { api } from "../lib/api";
import { screenQuery, useChange } from "../lib/queries";

export type GroupRow = CallAnswer<"listCustomerGroups">["groups"][number];

const groupsKey = ["haat", "customer-groups"] as const;

/** By name. */
export const groupsQuery = ({ page, limit, search }: ListState) => {
  const query = { page: String(page), limit: String(limit), search: search.trim() || undefined };
  return queryOptions({
    ...screenQuery,
    queryKey: [...groupsKey, query],
    queryFn: () => api.call("listCustomerGroups", { query }),
    placeholderData: keepPreviousData,
  });
};

/** All groups, to choose from. */
export const groupChoicesQuery = queryOptions({
  ...screenQuery,
  queryKey: [...groupsKey, "all"],
  queryFn: async () =>
    (await api.call("listCustomerGroups", { query: { limit: String(limits.maxCustomerGroups) } })).groups,
});

type Body = NonNullable<CallInput<"addCustomerGroup">["body"]>;

/** Adds a group; with an id, renames it. */
export const useSaveGroup = () =>
  useChange(groupsKey, ({ id, body }: { id?: string; body: Body }) =>
    id === undefined
      ? api.call("addCustomerGroup", { body })
      : api.call("updateCustomerGroup", { params: { id }, body }),
  );

export const useDeleteGroup = () =>
  useChange(groupsKey, ({ _id: id }: GroupRow) => api.call("deleteCustomerGroup", { params: { id } }));

export type GroupAct = "add" | "remove";
type Customers = { act: GroupAct; identifiers: string[] };

/** Adds customers to a group, or removes them, by email addresses and mobile numbers. */
export const useGroupCustomers = (id: string) =>
  useChange(
    groupsKey,
    ({ act, identifiers }: Customers) =>
      api.call(act === "add" ? "addGroupCustomers" : "removeGroupCustomers", { params: { id }, body: { identifiers } }),
    customersKey,
  );

type Groups = NonNullable<CallInput<"changeCustomerGroups">["body"]>;

/** Adds a customer to groups, and removes them from groups. */
export const useGroupsOfCustomer = (id: string) =>
  useChange(groupsKey, (body: Groups) => api.call("changeCustomerGroups", { params: { id }, body }), customersKey);
