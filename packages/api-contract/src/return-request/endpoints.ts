import { z } from "zod";
import type { Endpoint } from "../endpoint";
import { idSchema } from "../values";
import { managedReturnsAnswerSchema, managedReturnsQuerySchema } from "./back-office-schemas";
import { decideReturnBodySchema, returnDecidedAnswerSchema } from "./schemas";

export const returnRequestEndpoints = {
  listReturns: {
    summary: "Return and replacement requests, newest first, with how many there are by status",
    query: managedReturnsQuerySchema,
    response: managedReturnsAnswerSchema,
  },
  decideReturn: {
    summary: "Approves or rejects a return or replacement, or takes the goods in",
    params: z.object({ orderId: idSchema }),
    body: decideReturnBodySchema,
    response: returnDecidedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
