import type { Route } from "../route";

export const categoryRoutes = {} as const satisfies Record<string, Route>;
