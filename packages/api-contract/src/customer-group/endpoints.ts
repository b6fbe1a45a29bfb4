import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import {
  changeCustomerGroupsBodySchema,
  customerGroupDeletedAnswerSchema,
  customerGroupSavedAnswerSchema,
  customerGroupsAnswerSchema,
  customerGroupsChangedAnswerSchema,
  customerGroupsQuerySchema,
  groupCustomersAnswerSchema,
  groupCustomersBodySchema,
  saveCustomerGroupBodySchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const customerGroupEndpoints = {
  listCustomerGroups: {
    summary: "Lists customer groups by name, with how many customers are in each",
    query: customerGroupsQuerySchema,
    response: customerGroupsAnswerSchema,
  },
  addCustomerGroup: {
    summary: "Adds a customer group",
    body: saveCustomerGroupBodySchema,
    response: customerGroupSavedAnswerSchema,
    created: true,
  },
  updateCustomerGroup: {
    summary: "Renames a customer group",
    params,
    body: saveCustomerGroupBodySchema,
    response: customerGroupSavedAnswerSchema,
  },
  deleteCustomerGroup: {
    summary: "Deletes a customer group that no coupon is for, except for coupons that are over",
    params,
    response: customerGroupDeletedAnswerSchema,
  },
  addGroupCustomers: {
    summary: "Adds the customers who log in with these email addresses and mobile numbers to a group",
    params,
    body: groupCustomersBodySchema,
    response: groupCustomersAnswerSchema,
  },
  removeGroupCustomers: {
    summary: "Removes the customers who log in with these email addresses and mobile numbers from a group",
    params,
    body: groupCustomersBodySchema,
    response: groupCustomersAnswerSchema,
  },
  changeCustomerGroups: {
    summary: "Adds a customer to groups, and removes them from groups",
    params,
    body: changeCustomerGroupsBodySchema,
    response: customerGroupsChangedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
