import { z } from "zod";
import type { Endpoint } from "../call";
import { sessionsAnswerSchema } from "../login/sessions";
import { sellerDoneAnswerSchema } from "../seller-login/schemas";
import { changePasswordBodySchema } from "../staff-login/schemas";
import { idSchema } from "../values";
import {
  newsChoicesAnswerSchema,
  newsChoicesSavedAnswerSchema,
  saveNewsChoicesBodySchema,
  sellerContactAnswerSchema,
  verifySellerContactBodySchema,
} from "./schemas";

export const sellerSettingsEndpoints = {
  changeSellerPassword: {
    summary: "Changes the seller's password and ends the other sessions",
    body: changePasswordBodySchema,
    response: sellerDoneAnswerSchema,
  },
  listSellerSessions: { summary: "The seller's live sessions, the last used first", response: sessionsAnswerSchema },
  endOtherSellerSessions: {
    summary: "Ends all of the seller's sessions but the one that asks",
    response: sellerDoneAnswerSchema,
  },
  endSellerSession: {
    summary: "Ends one of the seller's sessions",
    params: z.object({ id: idSchema }),
    response: sellerDoneAnswerSchema,
  },
  getSellerNewsChoices: {
    summary: "What the seller wants to be told of, by the bell and by mail",
    response: newsChoicesAnswerSchema,
  },
  saveSellerNewsChoices: {
    summary: "Chooses what the seller is told of; what becomes of the account is told in any case",
    body: saveNewsChoicesBodySchema,
    response: newsChoicesSavedAnswerSchema,
  },
  verifySellerContact: {
    summary: "Sends a code to the seller's email address or mobile number, or verifies it by one",
    body: verifySellerContactBodySchema,
    response: sellerContactAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
