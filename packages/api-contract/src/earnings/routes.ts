import type { Route } from "../route";

export const earningsRoutes = {} as const satisfies Record<string, Route>;
