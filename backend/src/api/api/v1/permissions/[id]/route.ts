import { roleMessages } from "@haat/api-contract/role/messages";
import { administratorOf } from "#http/auth";
import { defineRoute } from "#http/define-route";
import { deletePermission, updatePermission } from "#workflows/role/change-permission";

export const PUT = defineRoute("updatePermission", async ({ auth, params, body, scope }) => {
  const data = await updatePermission(scope, administratorOf(auth), params.id, body);
  const onlyStatus = body.name === undefined && body.description === undefined;
  return { message: onlyStatus ? roleMessages.permissionStatusUpdated : roleMessages.permissionSaved, data };
});

export const DELETE = defineRoute("deletePermission", async ({ auth, params, scope }) => {
  await deletePermission(scope, administratorOf(auth), params.id);
  return { message: roleMessages.permissionDeleted };
});
