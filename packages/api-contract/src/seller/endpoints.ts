import { z } from "zod";
import type { Endpoint } from "../endpoint";
import { idSchema } from "../values";
import { judgeSellerBodySchema, sellerJudgedAnswerSchema, sellersAnswerSchema, sellersQuerySchema } from "./schemas";

export const sellerAdministrationEndpoints = {
  listSellers: {
    summary: "Sellers and where they stand, the newest first",
    query: sellersQuerySchema,
    response: sellersAnswerSchema,
  },
  judgeSeller: {
    summary: "Approves, rejects or suspends a seller, who is told by mail",
    params: z.object({ id: idSchema }),
    body: judgeSellerBodySchema,
    response: sellerJudgedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
