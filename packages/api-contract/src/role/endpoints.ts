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
    summary: "Permissions, newest first",
    query: accessListQuerySchema,
    response: permissionsAnswerSchema,
  },
  addPermission: {
    summary: "Makes a permission",
    body: addPermissionBodySchema,
    response: permissionAnswerSchema,
    created: true,
  },
  updatePermission: {
    summary: "Changes a permission, or only whether it is active",
    params,
    body: updatePermissionBodySchema,
    response: permissionAnswerSchema,
  },
  deletePermission: {
    summary: "Deletes a permission that is part of no role and that the server does not ask for",
    params,
    response: accessDoneAnswerSchema,
  },
  listRoles: {
    summary: "Roles with their permissions, newest first",
    query: accessListQuerySchema,
    response: rolesAnswerSchema,
  },
  addRole: {
    summary: "Makes a role of permissions that the caller has",
    body: addRoleBodySchema,
    response: roleAnswerSchema,
    created: true,
  },
  updateRole: {
    summary: "Changes a role, or only whether it is active; adds no permission that the caller lacks",
    params,
    body: updateRoleBodySchema,
    response: roleAnswerSchema,
  },
  deleteRole: { summary: "Deletes a role that nobody is given", params, response: accessDoneAnswerSchema },
} as const satisfies Record<string, Endpoint>;
