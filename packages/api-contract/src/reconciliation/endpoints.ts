import type { Endpoint } from "../call";
import {
  reconciledAnswerSchema,
  reconciliationAnswerSchema,
  reconciliationQuerySchema,
  runReconciliationBodySchema,
} from "./schemas";

export const reconciliationEndpoints = {
  getReconciliation: {
    summary: "Returns the last reconciliation and its open differences",
    query: reconciliationQuerySchema,
    response: reconciliationAnswerSchema,
  },
  runReconciliation: {
    summary: "Runs a reconciliation of orders, payments, refunds, wallets and gateways",
    body: runReconciliationBodySchema,
    response: reconciledAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
