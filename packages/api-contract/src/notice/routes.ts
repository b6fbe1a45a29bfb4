import type { Route } from "../route";

export const noticeRoutes = {} as const satisfies Record<string, Route>;
