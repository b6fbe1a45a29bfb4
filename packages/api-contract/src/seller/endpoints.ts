import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import {
  reviewSellerBodySchema,
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
    summary: "Lists sellers with their account status, newest first",
    query: sellersQuerySchema,
    response: sellersAnswerSchema,
  },
  reviewSeller: {
    summary: "Approves, rejects or suspends a seller and emails them",
    params,
    body: reviewSellerBodySchema,
    response: sellerJudgedAnswerSchema,
  },
  getSeller: {
    summary: "Returns a seller's account, business profile and staff actions",
    params,
    response: sellerDetailAnswerSchema,
  },
  checkSellerChanges: {
    summary: "Marks an approved seller's changes as checked",
    params,
    body: sellerChangesCheckedBodySchema,
    response: sellerJudgedAnswerSchema,
  },
  showSellerAccountNumber: {
    summary: "Returns the full bank account number of a seller; recorded in the audit log",
    params,
    response: sellerAccountNumberAnswerSchema,
  },
  getDocumentOfSeller: {
    summary: "Downloads one of a seller's documents",
    params: params.extend({ documentId: idSchema }),
    response: z.instanceof(Blob),
    answersFile: "*/*",
  },
} as const satisfies Record<string, Endpoint>;
