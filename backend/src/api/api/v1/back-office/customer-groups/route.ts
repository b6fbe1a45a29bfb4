import { customerGroupMessages } from "@haat/api-contract/customer-group/messages";
import { defineRoute } from "#http/define-route";
import { addGroup } from "#workflows/customer-group/change-group";
import { readGroups } from "#workflows/customer-group/read-groups";

export const GET = defineRoute("listCustomerGroups", async ({ query, scope }) => {
  const { rows: groups, ...page } = await readGroups(scope, query);
  return { groups, ...page };
});

export const POST = defineRoute("addCustomerGroup", async ({ auth, body, scope }) => {
  const group = await addGroup(scope, { name: body.name, actorId: auth.id });
  return { message: customerGroupMessages.saved, group };
});
