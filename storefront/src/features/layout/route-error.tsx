import { ErrorState } from "@haat/ui/error-state";
import { usePageTitle } from "./page-title";

/** A screen broke, or its code could not be loaded after a new version went live: loading afresh mends both. */
export function RouteError() {
  usePageTitle("Something Went Wrong");
  return (
    <ErrorState
      title="Something Went Wrong"
      text="This page could not be shown. Please try again."
      onRetry={() => window.location.reload()}
    />
  );
}
