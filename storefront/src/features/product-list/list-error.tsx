import { ErrorState } from "@haat/ui/error-state";
import { errorMessage } from "@haat/web/api-error";
import { useEffect } from "react";
import { toast } from "../../lib/toast";
import { usePageTitle } from "../layout/page-title";

/** A list that could not be read says so on the screen, and why in a toast. */
export function ListError({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const message = errorMessage(error, "The shop could not be reached.");
  usePageTitle("Something Went Wrong");
  useEffect(() => {
    toast.error(`Failed to load products: ${message}`, { id: "product-list" });
  }, [message]);
  return <ErrorState title="Something Went Wrong" text={message} onRetry={onRetry} />;
}
