import type { Endpoint } from "../endpoint";

export const settingsEndpoints = {} as const satisfies Record<string, Endpoint>;
