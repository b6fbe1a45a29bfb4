import type { Route } from "../route";

export const settingsRoutes = {} as const satisfies Record<string, Route>;
