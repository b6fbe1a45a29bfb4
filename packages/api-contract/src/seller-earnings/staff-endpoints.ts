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
    summary: "Lists sellers with their earnings, pending and available balances",
    query: sellerBalancesQuerySchema,
    response: sellerBalancesAnswerSchema,
  },
  getEarningsOfSeller: {
    summary: "Returns a seller's earnings of a period and the balance",
    params,
    query: sellerEarningsQuerySchema,
    response: staffSellerEarningsAnswerSchema,
  },
  listEarningLinesOfSeller: {
    summary: "Lists the order lines behind a seller's earnings, newest first",
    params,
    query: earningLinesQuerySchema,
    response: earningLinesAnswerSchema,
  },
  listPayoutsOfSeller: {
    summary: "Lists payouts to a seller, newest first",
    params,
    query: payoutsQuerySchema,
    response: payoutsAnswerSchema,
  },
  recordPayout: {
    summary: "Records a payout to a seller and notifies them",
    params,
    body: recordPayoutBodySchema,
    response: payoutRecordedAnswerSchema,
    created: true,
  },
} as const satisfies Record<string, Endpoint>;
