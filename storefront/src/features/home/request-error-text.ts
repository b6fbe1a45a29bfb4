import { ApiError } from "@haat/web/api-error";

/** `Error: …` with the server's sentence, or the bare status where it sent none. */
export function requestErrorText(error: unknown): string {
  if (!(error instanceof ApiError)) return "Error: The page could not be read.";
  if (error.message) return `Error: ${error.message}`;
  return error.status > 0 ? `Error: HTTP error! status: ${error.status}` : "Error: The shop could not be reached.";
}
