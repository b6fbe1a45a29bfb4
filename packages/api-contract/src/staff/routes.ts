import type { Route } from "../call";

export const staffRoutes = {
  listStaff: { method: "GET", path: "/back-office/staff", token: "administrator", permission: "view_staff" },
  listRoleChoices: {
    method: "GET",
    path: "/back-office/staff-roles",
    token: "administrator",
    permission: "view_staff",
  },
  inviteStaff: { method: "POST", path: "/back-office/staff", token: "administrator", permission: "add_staff" },
  updateStaff: { method: "PUT", path: "/back-office/staff/:id", token: "administrator", permission: "edit_staff" },
  removeStaff: {
    method: "DELETE",
    path: "/back-office/staff/:id",
    token: "administrator",
    permission: "delete_staff",
  },
  resendInvitation: {
    method: "POST",
    path: "/back-office/staff/:id/invitation",
    token: "administrator",
    permission: "add_staff",
  },
  resetSecondFactor: {
    method: "POST",
    path: "/back-office/staff/:id/second-factor",
    token: "administrator",
    permission: "edit_staff",
  },
  getInvitation: { method: "GET", path: "/back-office/invitation", token: "none" },
  acceptInvitation: { method: "POST", path: "/back-office/invitation", token: "none" },
} as const satisfies Record<string, Route>;
