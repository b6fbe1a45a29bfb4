import type { Endpoint } from "../endpoint";

export const noticeEndpoints = {} as const satisfies Record<string, Endpoint>;
