import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import { defineRoute } from "#http/define-route";
import { readCustomer } from "#workflows/customer/read-customers";
import { changeGroupsOfCustomer } from "#workflows/customer-group/change-group-customers";

export const PUT = defineRoute("changeCustomerGroups", async ({ auth, params, body, scope }) => {
  await changeGroupsOfCustomer(scope, { ...body, customerId: params.id, actorId: auth.id });
  return { message: customerGroupMessages.groupsSaved, customer: await readCustomer(scope, params.id) };
});
