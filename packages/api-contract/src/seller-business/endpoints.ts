import { z } from "zod";
import type { Endpoint } from "../call";
import { documentRule } from "../file/rules";
import { idSchema } from "../values";
import {
  addDocumentBodySchema,
  bankAccountBodySchema,
  businessBodySchema,
  businessFileAnswerSchema,
  businessFileSavedAnswerSchema,
  pickUpBodySchema,
  reviewAskedAnswerSchema,
} from "./schemas";

export const sellerBusinessEndpoints = {
  getSellerBusiness: {
    summary: "The calling seller's business file, and what it still lacks",
    response: businessFileAnswerSchema,
  },
  saveSellerBusiness: {
    summary: "Saves the business details; the name is unique among sellers",
    body: businessBodySchema,
    response: businessFileSavedAnswerSchema,
  },
  saveSellerBankAccount: {
    summary: "Saves the bank account; its number is never answered in full",
    body: bankAccountBodySchema,
    response: businessFileSavedAnswerSchema,
  },
  saveSellerPickUp: {
    summary: "Saves where parcels are fetched",
    body: pickUpBodySchema,
    response: businessFileSavedAnswerSchema,
  },
  addSellerDocument: {
    summary: "Keeps a document, a picture or a PDF in the field `file`, which only the seller and staff can open",
    body: addDocumentBodySchema,
    files: { file: documentRule },
    response: businessFileSavedAnswerSchema,
    created: true,
  },
  getSellerDocument: {
    summary: "One of the calling seller's documents, to be saved",
    params: z.object({ id: idSchema }),
    response: z.instanceof(Blob),
    answersFile: "*/*",
  },
  removeSellerDocument: {
    summary: "Removes one of the calling seller's documents",
    params: z.object({ id: idSchema }),
    response: businessFileSavedAnswerSchema,
  },
  askForSellerReview: {
    summary: "Asks staff to look at a complete business file; a rejected seller waits again",
    response: reviewAskedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
