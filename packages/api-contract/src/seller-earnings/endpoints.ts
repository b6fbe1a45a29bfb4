import { z } from "zod";
import type { Endpoint } from "../call";
import {
  earningFileQuerySchema,
  earningLinesAnswerSchema,
  earningLinesQuerySchema,
  payoutsAnswerSchema,
  payoutsQuerySchema,
  sellerEarningsAnswerSchema,
  sellerEarningsQuerySchema,
} from "./schemas";

export const sellerEarningsEndpoints = {
  getSellerEarnings: {
    summary: "What the seller has earned between two days, and the balance",
    query: sellerEarningsQuerySchema,
    response: sellerEarningsAnswerSchema,
  },
  listEarningLines: {
    summary: "The lines of orders that the seller has earned with, the newest first",
    query: earningLinesQuerySchema,
    response: earningLinesAnswerSchema,
  },
  getEarningFile: {
    summary: "The same lines as a CSV file",
    query: earningFileQuerySchema,
    response: z.instanceof(Blob),
    answersFile: "text/csv",
  },
  listPayouts: {
    summary: "What the shop has paid out to the seller, the newest first",
    query: payoutsQuerySchema,
    response: payoutsAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
