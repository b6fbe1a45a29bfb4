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
    summary: "Returns the seller's business profile and what is missing",
    response: businessFileAnswerSchema,
  },
  saveSellerBusiness: {
    summary: "Saves the business details; the business name must be unique",
    body: businessBodySchema,
    response: businessFileSavedAnswerSchema,
  },
  saveSellerBankAccount: {
    summary: "Saves the bank account; the full number is never returned",
    body: bankAccountBodySchema,
    response: businessFileSavedAnswerSchema,
  },
  saveSellerPickUp: {
    summary: "Saves the pickup address",
    body: pickUpBodySchema,
    response: businessFileSavedAnswerSchema,
  },
  addSellerDocument: {
    summary: "Uploads a document (image or PDF in the field `file`) that only the seller and staff can view",
    body: addDocumentBodySchema,
    files: { file: documentRule },
    response: businessFileSavedAnswerSchema,
    created: true,
  },
  getSellerDocument: {
    summary: "Downloads one of the seller's documents",
    params: z.object({ id: idSchema }),
    response: z.instanceof(Blob),
    answersFile: "*/*",
  },
  removeSellerDocument: {
    summary: "Deletes one of the seller's documents",
    params: z.object({ id: idSchema }),
    response: businessFileSavedAnswerSchema,
  },
  askForSellerReview: {
    summary: "Requests a review of a complete business profile; a rejected seller becomes pending again",
    response: reviewAskedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
