import type { Endpoint } from "../endpoint";
import { backOfficeSearchAnswerSchema, backOfficeSearchQuerySchema } from "./schemas";

export const backOfficeSearchEndpoints = {
  searchBackOffice: {
    summary: "What of the shop matches a text, of what the caller may see",
    query: backOfficeSearchQuerySchema,
    response: backOfficeSearchAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
