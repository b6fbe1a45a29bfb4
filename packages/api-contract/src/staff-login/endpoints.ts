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
    summary: "Sends a code to an administrator's e-mail address for a good password, or logs in with that code",
    body: adminLoginBodySchema,
    response: adminLoginAnswerSchema,
  },
  getLoginDefaults: { summary: "What a demo's login form begins with", response: loginDefaultsAnswerSchema },
  logOut: { summary: "Ends the session that asks", response: staffDoneAnswerSchema },
  getMe: { summary: "Who is logged in, and what they may do at this moment", response: meAnswerSchema },
  updateMe: { summary: "Changes the own name", body: updateMeBodySchema, response: meAnswerSchema },
  changePassword: {
    summary: "Changes the own password and ends the other sessions",
    body: changePasswordBodySchema,
    response: staffDoneAnswerSchema,
  },
  listSessions: { summary: "The own live sessions, the last used first", response: sessionsAnswerSchema },
  endOtherSessions: { summary: "Ends all own sessions but the one that asks", response: staffDoneAnswerSchema },
  endSession: {
    summary: "Ends one of the own sessions",
    params: z.object({ id: idSchema }),
    response: staffDoneAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
