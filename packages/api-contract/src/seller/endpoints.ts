import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import {
  judgeSellerBodySchema,
  sellerAccountNumberAnswerSchema,
  sellerChangesCheckedBodySchema,
  sellerDetailAnswerSchema,
  sellerJudgedAnswerSchema,
  sellersAnswerSchema,
  sellersQuerySchema,
} from "./schemas";

const params = z.object({ id: idSchema });

export const sellerAdministrationEndpoints = {
  listSellers: {
    summary: "Sellers and where they stand, the newest first",
    query: sellersQuerySchema,
    response: sellersAnswerSchema,
  },
  judgeSeller: {
    summary: "Approves, rejects or suspends a seller, who is told by mail",
    params,
    body: judgeSellerBodySchema,
    response: sellerJudgedAnswerSchema,
  },
  getSeller: {
    summary: "One seller: account, business file, and what staff have done",
    params,
    response: sellerDetailAnswerSchema,
  },
  checkSellerChanges: {
    summary: "Marks what an approved seller has changed as checked",
    params,
    body: sellerChangesCheckedBodySchema,
    response: sellerJudgedAnswerSchema,
  },
  showSellerAccountNumber: {
    summary: "The full number of a seller's bank account; that it was shown is kept in the audit log",
    params,
    response: sellerAccountNumberAnswerSchema,
  },
  getDocumentOfSeller: {
    summary: "One of a seller's documents, to be saved",
    params: params.extend({ documentId: idSchema }),
    response: z.instanceof(Blob),
    answersFile: "*/*",
  },
} as const satisfies Record<string, Endpoint>;
