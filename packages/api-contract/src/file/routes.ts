import type { Route } from "../route";

export const fileRoutes = {} as const satisfies Record<string, Route>;
