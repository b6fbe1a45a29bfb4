import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import {
  accessDoneAnswerSchema,
  accessListQuerySchema,
  addPermissionBodySchema,
  addRoleBodySchema,
  permissionAnswerSchema,
  permissionsAnswerSchema,
  roleAnswerSchema,
  rolesAnswerSchema,
  updatePermissionBodySchema,
  updateRoleBodySchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const roleEndpoints = {
  listPermissions: {
    summary: "Lists permissions, newest first",
    query: accessListQuerySchema,
    response: permissionsAnswerSchema,
  },
  addPermission: {
    summary: "Creates a permission",
    body: addPermissionBodySchema,
    response: permissionAnswerSchema,
    created: true,
  },
  updatePermission: {
    summary: "Changes a permission, or only its status",
    params,
    body: updatePermissionBodySchema,
    response: permissionAnswerSchema,
  },
  deletePermission: {
    summary: "Deletes a permission that is not built in and not used by a role",
    params,
    response: accessDoneAnswerSchema,
  },
  listRoles: {
    summary: "Lists roles with their permissions, newest first",
    query: accessListQuerySchema,
    response: rolesAnswerSchema,
  },
  addRole: {
    summary: "Creates a role from permissions that the caller has",
    body: addRoleBodySchema,
    response: roleAnswerSchema,
    created: true,
  },
  updateRole: {
    summary: "Changes a role, or only its status; can't add permissions that the caller lacks",
    params,
    body: updateRoleBodySchema,
    response: roleAnswerSchema,
  },
  deleteRole: { summary: "Deletes a role that is not assigned", params, response: accessDoneAnswerSchema },
} as const satisfies Record<string, Endpoint>;
