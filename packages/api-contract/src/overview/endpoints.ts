import type { Endpoint } from "../endpoint";
import { overviewAnswerSchema, toDoAnswerSchema } from "./schemas";

export const overviewEndpoints = {
  getOverview: {
    summary: "What happens in the shop, as far as the account may see it",
    response: overviewAnswerSchema,
  },
  getToDo: {
    summary: "How much waits for a person, as far as the account may see it",
    response: toDoAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
