import { useEffect } from "react";
import { ErrorState } from "./error-state";
import { Spinner } from "./spinner";

/** Shown in the frame until the first screen's code is loaded; tall enough to keep the footer out of view. */
export const ScreenLoading = () => (
  <p className="flex min-h-screen justify-center py-32">
    <Spinner label="Loading" />
  </p>
);

/**
 * Shown if a screen throws or its code cannot be loaded: because of the network or a new release. A reload fixes both;
 * it happens automatically when the network is back.
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
