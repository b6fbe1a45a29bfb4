import { ApiError, errorMessage } from "@haat/web/api-error";
import { useEffect } from "react";
import { toast } from "./toast";

/** Message of a call that failed without a response. */
export const noAnswer = "The server did not respond.";

/** The list's text for a failed query: 'Error: {message}'. Null stays null. */
export function inlineError(error: Error | null): Error | null {
  if (!error) return null;
  return new ApiError(0, `Error: ${errorMessage(error, noAnswer)}`, null);
}

/** Shows a toast each time a query fails. */
export function useErrorToast(error: Error | null, text: string): void {
  useEffect(() => {
    if (error) toast.error(text);
  }, [error, text]);
}
