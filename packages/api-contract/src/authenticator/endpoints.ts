import { z } from "zod";
import type { Endpoint } from "../call";
import { sellerDoneAnswerSchema } from "../seller-login/schemas";
import { staffDoneAnswerSchema } from "../staff-login/schemas";
import { idSchema } from "../values";
import {
  authenticatorAnswerSchema,
  authenticatorSetupAnswerSchema,
  confirmedByPasswordSchema,
  loginByAppAnswerSchema,
  loginByAppBodySchema,
  recoveryCodesAnswerSchema,
  turnOnAuthenticatorBodySchema,
} from "./schemas";

const status = {
  summary: "Returns whether the account's authenticator app is on, and how many recovery codes are left",
  response: authenticatorAnswerSchema,
};
const setUp = {
  summary: "Makes a key for an authenticator app, for the account's password; it is returned this once",
  body: confirmedByPasswordSchema,
  response: authenticatorSetupAnswerSchema,
};
const turnOn = {
  summary: "Turns the authenticator app on with its current code, and returns the recovery codes once",
  body: turnOnAuthenticatorBodySchema,
  response: recoveryCodesAnswerSchema,
};
const newRecoveryCodes = {
  summary: "Replaces the recovery codes, for the account's password",
  body: confirmedByPasswordSchema,
  response: recoveryCodesAnswerSchema,
};
const turnOff = "Turns the authenticator app off, for the account's password; the owner is notified by email";

export const staffAuthenticatorEndpoints = {
  adminLoginByApp: {
    summary: "The second step of a login while an authenticator app is on: its code, or a recovery code",
    body: loginByAppBodySchema,
    response: loginByAppAnswerSchema,
  },
  getAuthenticator: status,
  setUpAuthenticator: setUp,
  turnOnAuthenticator: turnOn,
  turnOffAuthenticator: { summary: turnOff, body: confirmedByPasswordSchema, response: staffDoneAnswerSchema },
  makeRecoveryCodes: newRecoveryCodes,
  resetSellerAuthenticator: {
    summary: "Turns a seller's authenticator app off and logs the account out everywhere",
    params: z.object({ id: idSchema }),
    response: staffDoneAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;

export const sellerAuthenticatorEndpoints = {
  sellerLoginByApp: {
    summary: "The second step of a login while an authenticator app is on: its code, or a recovery code",
    body: loginByAppBodySchema.extend({ rememberMe: z.boolean().default(false) }),
    response: loginByAppAnswerSchema,
  },
  getSellerAuthenticator: status,
  setUpSellerAuthenticator: setUp,
  turnOnSellerAuthenticator: turnOn,
  turnOffSellerAuthenticator: { summary: turnOff, body: confirmedByPasswordSchema, response: sellerDoneAnswerSchema },
  makeSellerRecoveryCodes: newRecoveryCodes,
} as const satisfies Record<string, Endpoint>;
