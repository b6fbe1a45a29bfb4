import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import {
  orderRefundedAnswerSchema,
  recordRefundBodySchema,
  refundChangedAnswerSchema,
  refundOrderBodySchema,
  refundPayeeShownAnswerSchema,
  refundsAnswerSchema,
  refundsQuerySchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const refundEndpoints = {
  listRefunds: {
    summary: "Money on its way back to shoppers, newest first, with how much of it stands where",
    query: refundsQuerySchema,
    response: refundsAnswerSchema,
  },
  retryRefund: {
    summary: "Sends a refund again, or asks the gateway what has become of it, now",
    params,
    response: refundChangedAnswerSchema,
  },
  sendRefundToWallet: {
    summary: "Sends a refund that has failed to the shopper's wallet instead",
    params,
    response: refundChangedAnswerSchema,
  },
  recordRefund: {
    summary: "Records that a person has paid a refund, once",
    params,
    body: recordRefundBodySchema,
    response: refundChangedAnswerSchema,
  },
  showRefundPayee: {
    summary: "Where a refund is paid to, in full; that it was shown is kept in the audit log",
    params,
    response: refundPayeeShownAnswerSchema,
  },
  refundOrder: {
    summary: "Gives back what was paid for an order, or for some of its pieces",
    params,
    body: refundOrderBodySchema,
    response: orderRefundedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
