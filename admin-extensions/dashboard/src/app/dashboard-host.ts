import type { Host } from "../../../src/admin/screens/lib/host";

/** Our shell has every screen there is. */
export const dashboardHost: Host = { has: () => true, base: "/dashboard" };
