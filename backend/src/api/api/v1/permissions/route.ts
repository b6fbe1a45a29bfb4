import { roleMessages } from "@haat/api-contract/role/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { addPermission } from "#workflows/role/change-permission";
import { readPermissions } from "#workflows/role/read-permissions";

export const GET = defineRoute("listPermissions", async ({ query, scope }) => {
  const { rows, ...paging } = await readPermissions(scope, query);
  return { data: rows, ...paging };
});

export const POST = defineRoute("addPermission", async ({ auth, body, scope }) => {
  const data = await addPermission(scope, administratorOf(auth), body);
  return { message: roleMessages.permissionSaved, data };
});
