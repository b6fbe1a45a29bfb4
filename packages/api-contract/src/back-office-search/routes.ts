import type { Route } from "../route";

export const backOfficeSearchRoutes = {} as const satisfies Record<string, Route>;
