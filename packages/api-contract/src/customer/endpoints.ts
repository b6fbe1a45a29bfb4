import type { Endpoint } from "../endpoint";

export const customerEndpoints = {} as const satisfies Record<string, Endpoint>;
