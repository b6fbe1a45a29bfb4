import { returnMessages } from "@haat/api-contract/return-request/messages";
import { ApiError, errorMessage } from "@haat/web/api-error";

/** Why a request was not taken: the server's sentence, its status where it sent none, or that it did not answer. */
export const returnRefusal = (error: unknown): string =>
  errorMessage(
    error,
    error instanceof ApiError && error.status > 0 ? returnMessages.serverError(error.status) : returnMessages.failed,
  );
