import { z } from "zod";
import { answer } from "../envelope";
import { idSchema, instantSchema } from "../values";

/** A session of a member of staff or a seller. */
export const loginSessionSchema = z.object({
  _id: idSchema,
  /** The session of this request. */
  current: z.boolean(),
  userAgent: z.string(),
  /** The IP address of the login. */
  address: z.string(),
  createdAt: instantSchema,
  /** Rounded to a few minutes. */
  lastSeenAt: instantSchema,
});
export type LoginSession = z.infer<typeof loginSessionSchema>;

/** Active sessions, the last used first. */
export const sessionsAnswerSchema = answer({ sessions: z.array(loginSessionSchema) });
