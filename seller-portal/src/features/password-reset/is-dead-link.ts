import { ApiError } from "@haat/web/api-error";

/** Whether the server says that a reset link is no good; that it is busy, or failed, says nothing of the link. */
export const isDeadLink = (error: unknown): boolean =>
  error instanceof ApiError && [400, 404, 410].includes(error.status);
