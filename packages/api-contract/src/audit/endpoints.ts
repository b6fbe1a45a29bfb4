import type { Endpoint } from "../endpoint";

export const auditEndpoints = {} as const satisfies Record<string, Endpoint>;
