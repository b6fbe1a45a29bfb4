import type { Endpoint } from "../endpoint";

export const roleEndpoints = {} as const satisfies Record<string, Endpoint>;
