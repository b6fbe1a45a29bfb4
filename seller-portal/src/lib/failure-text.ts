import { ApiError, errorMessage } from "@haat/web/api-error";

type Fallbacks = {
  /** For a refusal that gave no reason. */
  refused: string;
  /** For a server that failed or was not reached. */
  failed: string;
};

/** What is said of a call that failed: the server's own sentence where it sent one. */
export function failureText(error: unknown, { refused, failed }: Fallbacks): string {
  const isRefusal = error instanceof ApiError && error.status >= 400 && error.status < 500;
  return errorMessage(error, isRefusal ? refused : failed);
}
