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
    summary: "Changes the seller's password and logs out all other sessions",
    body: changePasswordBodySchema,
    response: sellerDoneAnswerSchema,
  },
  listSellerSessions: {
    summary: "Lists the seller's active sessions, last used first",
    response: sessionsAnswerSchema,
  },
  endOtherSellerSessions: {
    summary: "Logs out all of the seller's other sessions",
    response: sellerDoneAnswerSchema,
  },
  endSellerSession: {
    summary: "Logs out one of the seller's sessions",
    params: z.object({ id: idSchema }),
    response: sellerDoneAnswerSchema,
  },
  getSellerNewsChoices: {
    summary: "Returns the seller's notification settings for the portal and email",
    response: newsChoicesAnswerSchema,
  },
  saveSellerNewsChoices: {
    summary: "Changes the seller's notification settings; account updates are always sent",
    body: saveNewsChoicesBodySchema,
    response: newsChoicesSavedAnswerSchema,
  },
  verifySellerContact: {
    summary: "Sends a code to the seller's email address or mobile number, or verifies it with one",
    body: verifySellerContactBodySchema,
    response: sellerContactAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
