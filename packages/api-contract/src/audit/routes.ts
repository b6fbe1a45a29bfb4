import type { Route } from "../route";

export const auditRoutes = {} as const satisfies Record<string, Route>;
