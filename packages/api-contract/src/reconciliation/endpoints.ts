import type { Endpoint } from "../call";
import {
  reconciledAnswerSchema,
  reconciliationAnswerSchema,
  reconciliationQuerySchema,
  runReconciliationBodySchema,
} from "./schemas";

export const reconciliationEndpoints = {
  getReconciliation: {
    summary: "The last comparison of the books, and what differs",
    query: reconciliationQuerySchema,
    response: reconciliationAnswerSchema,
  },
  runReconciliation: {
    summary: "Compares the shop's books with the gateways' and with each other, now",
    body: runReconciliationBodySchema,
    response: reconciledAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
