import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import {
  earningLinesAnswerSchema,
  earningLinesQuerySchema,
  payoutRecordedAnswerSchema,
  payoutsAnswerSchema,
  payoutsQuerySchema,
  recordPayoutBodySchema,
  sellerBalancesAnswerSchema,
  sellerBalancesQuerySchema,
  sellerEarningsQuerySchema,
  staffSellerEarningsAnswerSchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const sellerPayoutEndpoints = {
  listSellerBalances: {
    summary: "Sellers with what they have earned, what is pending and what can be paid out",
    query: sellerBalancesQuerySchema,
    response: sellerBalancesAnswerSchema,
  },
  getEarningsOfSeller: {
    summary: "What a seller has earned between two days, and the balance",
    params,
    query: sellerEarningsQuerySchema,
    response: staffSellerEarningsAnswerSchema,
  },
  listEarningLinesOfSeller: {
    summary: "The lines of orders that a seller has earned with, the newest first",
    params,
    query: earningLinesQuerySchema,
    response: earningLinesAnswerSchema,
  },
  listPayoutsOfSeller: {
    summary: "What was paid out to a seller, the newest first",
    params,
    query: payoutsQuerySchema,
    response: payoutsAnswerSchema,
  },
  recordPayout: {
    summary: "Records that money was paid out to a seller, who is told",
    params,
    body: recordPayoutBodySchema,
    response: payoutRecordedAnswerSchema,
    created: true,
  },
} as const satisfies Record<string, Endpoint>;
