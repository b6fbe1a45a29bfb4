import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import { defineRoute } from "#http/define-route";
import { addGroupCustomers } from "#workflows/customer-group/change-group-customers";

export const POST = defineRoute("addGroupCustomers", async ({ auth, params, body, scope }) => {
  const done = await addGroupCustomers(scope, { groupId: params.id, actorId: auth.id, identifiers: body.identifiers });
  return { message: customerGroupMessages.customersAdded(done.changed), ...done };
});
