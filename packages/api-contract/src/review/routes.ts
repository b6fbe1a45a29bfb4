import type { Route } from "../route";

export const reviewRoutes = {} as const satisfies Record<string, Route>;
