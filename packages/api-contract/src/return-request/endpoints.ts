import { z } from "zod";
import type { Endpoint } from "../endpoint";
import { idSchema } from "../values";
import { decideReturnBodySchema, returnDecidedAnswerSchema } from "./schemas";

export const returnRequestEndpoints = {
  decideReturn: {
    summary: "Approves or rejects a return or replacement, or takes the goods in",
    params: z.object({ orderId: idSchema }),
    body: decideReturnBodySchema,
    response: returnDecidedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
