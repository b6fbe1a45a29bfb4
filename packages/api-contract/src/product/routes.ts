import type { Route } from "../route";

export const productRoutes = {} as const satisfies Record<string, Route>;
