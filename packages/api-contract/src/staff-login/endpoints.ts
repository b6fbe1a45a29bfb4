import type { Endpoint } from "../endpoint";

export const staffLoginEndpoints = {} as const satisfies Record<string, Endpoint>;
