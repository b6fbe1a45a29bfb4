import type { Endpoint } from "../endpoint";

export const fileEndpoints = {} as const satisfies Record<string, Endpoint>;
