import { roleMessages } from "@haat/api-contract/role/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { ACCESS_MODULE } from "#modules/access/index";
import type { AccessModuleService } from "#modules/access/service";
import { addRole } from "#workflows/role/change-role";

export const GET = defineRoute("listRoles", async ({ query, scope }) => {
  const { rows, ...paging } = await scope.resolve<AccessModuleService>(ACCESS_MODULE).roles.list(query);
  return { data: rows, ...paging };
});

export const POST = defineRoute("addRole", async ({ auth, body, scope }) => {
  const data = await addRole(scope, administratorOf(auth), body);
  return { message: roleMessages.roleSaved, data };
});
