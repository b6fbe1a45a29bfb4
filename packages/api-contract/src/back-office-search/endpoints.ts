import type { Endpoint } from "../endpoint";

export const backOfficeSearchEndpoints = {} as const satisfies Record<string, Endpoint>;
