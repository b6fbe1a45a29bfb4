import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import { defineRoute } from "#http/define-route";
import { removeGroupCustomers } from "#workflows/customer-group/change-group-customers";

export const POST = defineRoute("removeGroupCustomers", async ({ auth, params, body, scope }) => {
  const { identifiers } = body;
  const done = await removeGroupCustomers(scope, { groupId: params.id, actorId: auth.id, identifiers });
  return { message: customerGroupMessages.customersRemoved(done.changed), ...done };
});
