import { roleMessages } from "@haat/api-contract/role/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { deleteRole, updateRole } from "#workflows/role/change-role";

export const PUT = defineRoute("updateRole", async ({ auth, params, body, scope }) => {
  const data = await updateRole(scope, administratorOf(auth), params.id, body);
  const onlyStatus = body.name === undefined && body.permissions === undefined;
  return { message: onlyStatus ? roleMessages.roleStatusUpdated : roleMessages.roleSaved, data };
});

export const DELETE = defineRoute("deleteRole", async ({ auth, params, scope }) => {
  await deleteRole(scope, administratorOf(auth), params.id);
  return { message: roleMessages.roleDeleted };
});
