import type { Endpoint } from "../endpoint";

export const categoryEndpoints = {} as const satisfies Record<string, Endpoint>;
