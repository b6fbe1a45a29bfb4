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
    summary: "Logs a seller in with email or mobile number and password, or asks for an authenticator app's code",
    body: sellerLoginBodySchema,
    response: sellerLoginAnswerSchema,
  },
  registerSeller: {
    summary: "Creates a seller account, which can sell once an administrator approves it",
    body: registerSellerBodySchema,
    response: sellerDoneAnswerSchema,
    created: true,
  },
  forgetPassword: {
    summary: "Sends a password reset link; the response is the same whether or not the account exists",
    body: forgetPasswordBodySchema,
    response: sellerDoneAnswerSchema,
  },
  getSellerReset: {
    summary: "Checks whether a reset link is still valid",
    query: sellerResetQuerySchema,
    response: sellerDoneAnswerSchema.partial({ message: true }),
  },
  resetSellerPassword: {
    summary: "Sets a new password with a reset link and logs the account out everywhere",
    body: resetSellerPasswordBodySchema,
    response: sellerDoneAnswerSchema,
  },
  logOutSeller: { summary: "Logs out the current session", response: sellerDoneAnswerSchema },
  getSellerMe: { summary: "Returns the logged-in seller and their account status", response: sellerMeAnswerSchema },
} as const satisfies Record<string, Endpoint>;
