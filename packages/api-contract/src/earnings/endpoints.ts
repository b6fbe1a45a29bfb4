import type { Endpoint } from "../endpoint";

export const earningsEndpoints = {} as const satisfies Record<string, Endpoint>;
