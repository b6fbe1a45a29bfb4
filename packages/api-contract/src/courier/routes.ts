import type { Route } from "../route";

/** Couriers prove who they are by a signature, not by a token. */
export const courierRoutes = {
  receiveCourierEvent: { method: "POST", path: "/courier/events", token: "none" },
} as const satisfies Record<string, Route>;
