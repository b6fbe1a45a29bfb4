import { useRouteError } from "react-router-dom";
import { ErrorState } from "../../../src/admin/screens/shared/states";

/** A screen that broke, or whose code did not come. */
export function ScreenFailure() {
  const error = useRouteError();
  return (
    <ErrorState
      title="This page could not be shown. Please check your connection and try again."
      error={error}
      onRetry={() => window.location.reload()}
    />
  );
}
