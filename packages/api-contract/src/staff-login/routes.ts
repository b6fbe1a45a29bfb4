import type { Route } from "../route";

export const staffLoginRoutes = {} as const satisfies Record<string, Route>;
