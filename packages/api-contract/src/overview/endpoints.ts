import type { Endpoint } from "../endpoint";

export const overviewEndpoints = {} as const satisfies Record<string, Endpoint>;
