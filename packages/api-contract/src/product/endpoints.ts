import type { Endpoint } from "../endpoint";

export const productEndpoints = {} as const satisfies Record<string, Endpoint>;
