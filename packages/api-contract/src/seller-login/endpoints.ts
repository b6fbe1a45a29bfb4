import type { Endpoint } from "../call";
import {
  forgetPasswordBodySchema,
  registerSellerBodySchema,
  resetSellerPasswordBodySchema,
  sellerDoneAnswerSchema,
  sellerLoginAnswerSchema,
  sellerLoginBodySchema,
  sellerMeAnswerSchema,
  sellerResetQuerySchema,
} from "./schemas";

export const sellerLoginEndpoints = {
  sellerLogin: {
    summary: "Logs a seller in, by e-mail address or mobile number and password",
    body: sellerLoginBodySchema,
    response: sellerLoginAnswerSchema,
  },
  registerSeller: {
    summary: "Makes a seller's account; it sells once an administrator has approved it",
    body: registerSellerBodySchema,
    response: sellerDoneAnswerSchema,
    created: true,
  },
  forgetPassword: {
    summary: "Sends a link to reset a seller's password; answers the same whether or not there is an account",
    body: forgetPasswordBodySchema,
    response: sellerDoneAnswerSchema,
  },
  getSellerReset: {
    summary: "Whether a reset link is still good",
    query: sellerResetQuerySchema,
    response: sellerDoneAnswerSchema.partial({ message: true }),
  },
  resetSellerPassword: {
    summary: "Sets a new password by a reset link and ends the account's sessions",
    body: resetSellerPasswordBodySchema,
    response: sellerDoneAnswerSchema,
  },
  logOutSeller: { summary: "Ends the session that asks", response: sellerDoneAnswerSchema },
  getSellerMe: { summary: "The seller who is logged in, and where they stand", response: sellerMeAnswerSchema },
} as const satisfies Record<string, Endpoint>;
