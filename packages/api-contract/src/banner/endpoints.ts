import type { Endpoint } from "../endpoint";

export const bannerEndpoints = {} as const satisfies Record<string, Endpoint>;
