import { z } from "zod";
import type { Endpoint } from "../call";
import { sessionsAnswerSchema } from "../login/sessions";
import { idSchema } from "../values";
import {
  adminLoginAnswerSchema,
  adminLoginBodySchema,
  changePasswordBodySchema,
  loginDefaultsAnswerSchema,
  meAnswerSchema,
  staffDoneAnswerSchema,
  updateMeBodySchema,
} from "./schemas";

export const staffLoginEndpoints = {
  adminLogin: {
    summary:
      "Sends a code to an administrator's email for a valid password, or logs in with that code; asks for an authenticator app's code if one is on",
    body: adminLoginBodySchema,
    response: adminLoginAnswerSchema,
  },
  getLoginDefaults: { summary: "Returns the demo shop's prefilled login", response: loginDefaultsAnswerSchema },
  logOut: { summary: "Logs out the current session", response: staffDoneAnswerSchema },
  getMe: { summary: "Returns the logged-in account and its permissions", response: meAnswerSchema },
  updateMe: { summary: "Changes the account's name", body: updateMeBodySchema, response: meAnswerSchema },
  changePassword: {
    summary: "Changes the account's password and logs out all other sessions",
    body: changePasswordBodySchema,
    response: staffDoneAnswerSchema,
  },
  listSessions: { summary: "Lists the account's active sessions, last used first", response: sessionsAnswerSchema },
  endOtherSessions: { summary: "Logs out all other sessions of the account", response: staffDoneAnswerSchema },
  endSession: {
    summary: "Logs out one session of the account",
    params: z.object({ id: idSchema }),
    response: staffDoneAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
