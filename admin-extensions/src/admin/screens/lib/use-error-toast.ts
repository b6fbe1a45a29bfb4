import { useEffect } from "react";
import { toast } from "./toast";

/** Says a sentence each time that a reading fails. */
export function useErrorToast(error: Error | null, text: string): void {
  useEffect(() => {
    if (error) toast.error(text);
  }, [error, text]);
}
