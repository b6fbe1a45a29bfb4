import type { Route } from "../route";

export const noticeRoutes = {
  listNotices: { method: "GET", path: "/back-office/notices", token: "administrator", permission: null },
  readNotices: { method: "PUT", path: "/back-office/notices/read", token: "administrator", permission: null },
} as const satisfies Record<string, Route>;
