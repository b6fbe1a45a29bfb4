import { roleMessages } from "@haat/api-contract/role/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { addRole } from "#workflows/role/change-role";
import { readRoles } from "#workflows/role/read-roles";

export const GET = defineRoute("listRoles", async ({ query, scope }) => {
  const { rows, ...paging } = await readRoles(scope, query);
  return { data: rows, ...paging };
});

export const POST = defineRoute("addRole", async ({ auth, body, scope }) => {
  const data = await addRole(scope, administratorOf(auth), body);
  return { message: roleMessages.roleSaved, data };
});
