import { z } from "zod";
import { pageFields, pageParams } from "../back-office/lists";
import { answer } from "../envelope";
import { limits } from "../limits";
import { idSchema, instantSchema } from "../values";
import { failedTaskStates } from "./words";

export const failedTasksQuerySchema = z.object({
  ...pageParams,
  /** Those that were given up, unless it says otherwise. */
  state: z.enum(failedTaskStates).optional(),
});
export type FailedTasksQuery = z.infer<typeof failedTasksQuerySchema>;

/** Something that the shop should have done in the background. What it was to be done with is not told. */
export const failedTaskSchema = z.object({
  _id: idSchema,
  /** Its name in the code, e.g. `adopt-refunds`; `taskText` has the words. */
  name: z.string(),
  attempts: z.number().int().min(1),
  maxAttempts: z.number().int().min(1),
  /** What the last try ended with: a sentence for those who run the shop, without where in the code it arose. */
  error: z.string().max(limits.maxTaskErrorLength),
  failedAt: instantSchema,
  createdAt: instantSchema,
  /** Null where it was given up. */
  nextTryAt: instantSchema.nullable(),
});
export type FailedTask = z.infer<typeof failedTaskSchema>;

/** The newest failure first. */
export const failedTasksAnswerSchema = answer({ tasks: z.array(failedTaskSchema), ...pageFields });

export const taskRetriedAnswerSchema = answer({}).extend({ message: z.string() });
