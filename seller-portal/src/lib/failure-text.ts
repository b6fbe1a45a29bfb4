import { ApiError, errorMessage } from "@haat/web/api-error";

type Fallbacks = {
  /** For an error without a message. */
  refused: string;
  /** For a server that failed or could not be reached. */
  failed: string;
};

/** The message for a failed call: the server's own if it sent one. */
export function failureText(error: unknown, { refused, failed }: Fallbacks): string {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return errorMessage(error, isRefusal ? refused : failed);
}
