import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import { defineRoute } from "#http/define-route";
import { removeGroup, renameGroup } from "#workflows/customer-group/change-group";

export const PUT = defineRoute("updateCustomerGroup", async ({ auth, params, body, scope }) => {
  const { name, version } = body;
  const group = await renameGroup(scope, { id: params.id, actorId: auth.id, name, version });
  return { message: customerGroupMessages.saved, group };
});

export const DELETE = defineRoute("deleteCustomerGroup", async ({ auth, params, scope }) => {
  await removeGroup(scope, { id: params.id, actorId: auth.id });
  return { message: customerGroupMessages.deleted };
});
