import { z } from "zod";
import { pageFields, pageParams, searchParam, versionSchema } from "../back-office/lists";
import { customerDetailsSchema } from "../customer/schemas";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema, instantSchema } from "../values";
import { customerGroupMessages as messages } from "./messages";

/** No two groups have names that differ in case alone. */
export const customerGroupNameSchema = z
  .string(messages.nameRequired)
  .trim()
  .min(1, messages.nameRequired)
  .max(limits.maxGroupNameLength, messages.nameTooLong(limits.maxGroupNameLength));

export const saveCustomerGroupBodySchema = z.object({
  name: customerGroupNameSchema,
  version: versionSchema.optional(),
});
export const customerGroupFormSchema = z.object({ name: customerGroupNameSchema });

/** A group that staff put customers into; `customers` is how many there are. */
export const customerGroupSchema = z.object({
  _id: idSchema,
  name: z.string(),
  customers: z.number().int().min(0),
  createdAt: instantSchema,
  version: versionSchema,
});
export type CustomerGroup = z.infer<typeof customerGroupSchema>;

/** By name. */
export const customerGroupsQuerySchema = z.object({
  ...pageParams,
  /** Part of the name. */
  search: searchParam.optional(),
});
export type CustomerGroupsQuery = z.infer<typeof customerGroupsQuerySchema>;

export const customerGroupsAnswerSchema = answer({ groups: z.array(customerGroupSchema), ...pageFields });
export const customerGroupSavedAnswerSchema = answer({ group: customerGroupSchema }).extend({ message: z.string() });
export const customerGroupDeletedAnswerSchema = answer({}).extend({ message: z.string() });

/** Email addresses and mobile numbers as they were typed. What is neither is answered as not found. */
export const groupCustomersBodySchema = z.object({
  identifiers: z
    .array(z.string().trim().min(1, messages.identifierInvalid).max(254, messages.identifierInvalid))
    .min(1, messages.identifiersRequired)
    .max(limits.maxGroupIdentifiers, messages.tooManyIdentifiers(limits.maxGroupIdentifiers)),
});

/**
 * `changed`: customers that were added or removed; `unchanged`: those that were in the group already, or not in it;
 * `notFound`: what no customer logs in with, as it was typed.
 */
export const groupCustomersAnswerSchema = answer({
  group: customerGroupSchema,
  changed: z.number().int().min(0),
  unchanged: z.number().int().min(0),
  notFound: z.array(z.string()),
}).extend({ message: z.string() });
export type GroupCustomersAnswer = z.infer<typeof groupCustomersAnswerSchema>;

const groupIds = z.array(idSchema).max(limits.maxCustomerGroups).default([]);

/** Groups that a customer is added to and removed from. Others stay, so that two members of staff do not undo each other. */
export const changeCustomerGroupsBodySchema = z.object({ add: groupIds, remove: groupIds });

export const customerGroupsChangedAnswerSchema = answer({ customer: customerDetailsSchema }).extend({
  message: z.string(),
});
