import type { Route } from "../route";

export const bannerRoutes = {} as const satisfies Record<string, Route>;
