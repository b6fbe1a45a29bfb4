import { roleMessages } from "@haat/api-contract/role/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { ACCESS_MODULE } from "#modules/access/index";
import type { AccessModuleService } from "#modules/access/service";
import { addPermission } from "#workflows/role/change-permission";

export const GET = defineRoute("listPermissions", async ({ query, scope }) => {
  const { rows, ...paging } = await scope.resolve<AccessModuleService>(ACCESS_MODULE).permissions.list(query);
  return { data: rows, ...paging };
});

export const POST = defineRoute("addPermission", async ({ auth, body, scope }) => {
  const data = await addPermission(scope, administratorOf(auth), body);
  return { message: roleMessages.permissionSaved, data };
});
