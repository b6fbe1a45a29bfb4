import type { Route } from "../route";

export const auditRoutes = {
  listAudit: { method: "GET", path: "/back-office/audit", token: "administrator", permission: "view_staff" },
  getAuditFilters: {
    method: "GET",
    path: "/back-office/audit-filters",
    token: "administrator",
    permission: "view_staff",
  },
} as const satisfies Record<string, Route>;
