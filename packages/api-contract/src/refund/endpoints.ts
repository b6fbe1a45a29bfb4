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
    summary: "Lists refunds, newest first, with counts by status",
    query: refundsQuerySchema,
    response: refundsAnswerSchema,
  },
  retryRefund: {
    summary: "Retries a refund, or checks its status with the gateway",
    params,
    response: refundChangedAnswerSchema,
  },
  sendRefundToWallet: {
    summary: "Sends a failed refund to the customer's wallet instead",
    params,
    response: refundChangedAnswerSchema,
  },
  recordRefund: {
    summary: "Records a manual refund as paid, once",
    params,
    body: recordRefundBodySchema,
    response: refundChangedAnswerSchema,
  },
  showRefundPayee: {
    summary: "Returns the full payment details for a refund; recorded in the audit log",
    params,
    response: refundPayeeShownAnswerSchema,
  },
  refundOrder: {
    summary: "Refunds an order or some of its items",
    params,
    body: refundOrderBodySchema,
    response: orderRefundedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
