import { serviceMessages } from "@haat/api-contract/service/messages";
import { ApiError } from "./api-error";

/** Said while the database or Redis is away; both come back by themselves, so that asking again helps. */
export const unavailable = (): ApiError =>
  new ApiError(503, serviceMessages.unavailable, { headers: { "Retry-After": "5" } });
