import type { Endpoint } from "../endpoint";
import { backOfficeSearchAnswerSchema, backOfficeSearchQuerySchema } from "./schemas";

export const backOfficeSearchEndpoints = {
  searchBackOffice: {
    summary: "Products, orders and customers that match a text, of those that the caller may see",
    query: backOfficeSearchQuerySchema,
    response: backOfficeSearchAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
