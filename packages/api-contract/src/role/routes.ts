import type { Route } from "../route";

export const roleRoutes = {} as const satisfies Record<string, Route>;
