import type { Route } from "../route";

export const staffRoutes = {} as const satisfies Record<string, Route>;
