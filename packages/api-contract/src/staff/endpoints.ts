import type { Endpoint } from "../endpoint";

export const staffEndpoints = {} as const satisfies Record<string, Endpoint>;
