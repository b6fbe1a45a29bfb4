import { ApiError, errorMessage } from "@haat/web/api-error";
import { useEffect } from "react";
import { toast } from "./toast";

/** What a call that failed without an answer is told with. */
export const noAnswer = "The server did not respond.";

/** A failed reading as the list tells it: 'Error: {message}'. Null stays null. */
export function inlineError(error: Error | null): Error | null {
  if (!error) return null;
  return new ApiError(0, `Error: ${errorMessage(error, noAnswer)}`, null);
}

/** Says a sentence each time that a reading fails. */
export function useErrorToast(error: Error | null, text: string): void {
  useEffect(() => {
    if (error) toast.error(text);
  }, [error, text]);
}
