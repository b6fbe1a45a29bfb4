import type { Route } from "../call";

export const roleRoutes = {
  listPermissions: {
    method: "GET",
    path: "/permissions",
    token: "administrator",
    permission: ["view_permission", "add_role", "edit_role"],
  },
  addPermission: { method: "POST", path: "/permissions", token: "administrator", permission: "add_permission" },
  updatePermission: { method: "PUT", path: "/permissions/:id", token: "administrator", permission: "edit_permission" },
  deletePermission: {
    method: "DELETE",
    path: "/permissions/:id",
    token: "administrator",
    permission: "delete_permission",
  },
  listRoles: { method: "GET", path: "/role", token: "administrator", permission: "view_role" },
  addRole: { method: "POST", path: "/role", token: "administrator", permission: "add_role" },
  updateRole: { method: "PUT", path: "/role/:id", token: "administrator", permission: "edit_role" },
  deleteRole: { method: "DELETE", path: "/role/:id", token: "administrator", permission: "delete_role" },
} as const satisfies Record<string, Route>;
