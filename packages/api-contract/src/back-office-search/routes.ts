import type { Route } from "../route";

export const backOfficeSearchRoutes = {
  searchBackOffice: { method: "GET", path: "/back-office/search", token: "administrator", permission: null },
} as const satisfies Record<string, Route>;
