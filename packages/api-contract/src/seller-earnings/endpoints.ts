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
    summary: "Returns the seller's earnings of a period and the balance",
    query: sellerEarningsQuerySchema,
    response: sellerEarningsAnswerSchema,
  },
  listEarningLines: {
    summary: "Lists the order lines behind the seller's earnings, newest first",
    query: earningLinesQuerySchema,
    response: earningLinesAnswerSchema,
  },
  getEarningFile: {
    summary: "Downloads the same lines as a CSV file",
    query: earningFileQuerySchema,
    response: z.instanceof(Blob),
    answersFile: "text/csv",
  },
  listPayouts: {
    summary: "Lists payouts to the seller, newest first",
    query: payoutsQuerySchema,
    response: payoutsAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
