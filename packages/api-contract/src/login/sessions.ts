import { z } from "zod";
import { answer } from "../envelope";
import { idSchema, instantSchema } from "../values";

/** One login of an account of staff or of a seller. */
export const loginSessionSchema = z.object({
  _id: idSchema,
  /** The one that asks. */
  current: z.boolean(),
  userAgent: z.string(),
  /** The network address that logged in. */
  address: z.string(),
  createdAt: instantSchema,
  /** To the nearest few minutes. */
  lastSeenAt: instantSchema,
});
export type LoginSession = z.infer<typeof loginSessionSchema>;

/** Live sessions, the last used first. */
export const sessionsAnswerSchema = answer({ sessions: z.array(loginSessionSchema) });
