import type { Route } from "../route";

export const customerRoutes = {} as const satisfies Record<string, Route>;
