import { ApiError, errorMessage } from "@haat/web/api-error";
import { noAnswer } from "./no-answer";

/** A failed reading as the list tells it: 'Error: {message}'. Null stays null. */
export function inlineError(error: Error | null): Error | null {
  if (!error) return null;
  return new ApiError(0, `Error: ${errorMessage(error, noAnswer)}`, null);
}
