import { useEffect } from "react";
import { ErrorState } from "./error-state";
import { Spinner } from "./spinner";

/** Between the frame, which is there at once, and the first screen's code; so high that the footer stays out of sight. */
export const ScreenLoading = () => (
  <p className="flex min-h-screen justify-center py-32">
    <Spinner label="Loading" />
  </p>
);

/**
 * A screen broke, or its code could not be loaded: the network is away, or a new version went live. Loading afresh
 * mends all of them; when the network comes back that happens by itself.
 */
export function BrokenScreen() {
  useEffect(() => {
    window.addEventListener("online", reload);
    return () => window.removeEventListener("online", reload);
  }, []);
  return (
    <ErrorState
      title="Something Went Wrong"
      text="This page could not be loaded. Please check your connection and try again."
      onRetry={reload}
    />
  );
}

const reload = () => window.location.reload();
