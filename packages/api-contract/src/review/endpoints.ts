import type { Endpoint } from "../endpoint";

export const reviewEndpoints = {} as const satisfies Record<string, Endpoint>;
