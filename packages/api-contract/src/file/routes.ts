import type { Route } from "../route";

export const fileRoutes = {
  uploadFile: { method: "POST", path: "/upload", token: "administrator", permission: null },
} as const satisfies Record<string, Route>;
