import type { Endpoint } from "../endpoint";
import { earningsAnswerSchema, earningsQuerySchema, totalEarningsAnswerSchema } from "./schemas";

export const earningsEndpoints = {
  getEarnings: {
    summary: "What was sold between two days, by day, week, month, category or payment method",
    query: earningsQuerySchema,
    response: earningsAnswerSchema,
  },
  getTotalEarnings: { summary: "What the shop has ever sold", response: totalEarningsAnswerSchema },
} as const satisfies Record<string, Endpoint>;
