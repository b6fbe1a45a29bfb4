import type { Endpoint } from "../endpoint";
import { overviewAnswerSchema } from "./schemas";

export const overviewEndpoints = {
  getOverview: {
    summary: "What happens in the shop, as far as the account may see it",
    response: overviewAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
