import type { Route } from "../route";

export const overviewRoutes = {} as const satisfies Record<string, Route>;
