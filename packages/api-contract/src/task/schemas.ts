import { z } from "zod";
import { pageFields, pageParams } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema, instantSchema } from "../values";
import { failedTaskStates } from "./words";

export const failedTasksQuerySchema = z.object({
  ...pageParams,
  /** Finally failed tasks by default. */
  state: z.enum(failedTaskStates).optional(),
});
export type FailedTasksQuery = z.infer<typeof failedTasksQuerySchema>;

/** A background task that failed. Its payload is not included. */
export const failedTaskSchema = z.object({
  _id: idSchema,
  /** Its name in the code, e.g. `adopt-refunds`; `taskText` has the label. */
  name: z.string(),
  attempts: z.number().int().min(1),
  maxAttempts: z.number().int().min(1),
  /** The error of the last attempt: a sentence for the shop's staff, without its location in the code. */
  error: z.string().max(limits.maxTaskErrorLength),
  failedAt: instantSchema,
  createdAt: instantSchema,
  /** Null if it has failed for good. */
  nextTryAt: instantSchema.nullable(),
});
export type FailedTask = z.infer<typeof failedTaskSchema>;

/** The latest failure first. */
export const failedTasksAnswerSchema = answer({ tasks: z.array(failedTaskSchema), ...pageFields });

export const taskRetriedAnswerSchema = answer({}).extend({ message: z.string() });
