import { z } from "zod";
import type { Endpoint } from "../call";
import { idSchema } from "../values";
import { failedTasksAnswerSchema, failedTasksQuerySchema, taskRetriedAnswerSchema } from "./schemas";

export const taskEndpoints = {
  listFailedTasks: {
    summary: "What failed in the background, newest first: given up, or still to be tried again",
    query: failedTasksQuerySchema,
    response: failedTasksAnswerSchema,
  },
  retryTask: {
    summary: "Has a failed task tried again, now",
    params: z.object({ taskId: idSchema }),
    response: taskRetriedAnswerSchema,
  },
} as const satisfies Record<string, Endpoint>;
