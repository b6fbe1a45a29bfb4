import { Spinner } from "./spinner";

/** Between the frame, which is there at once, and the first screen's code; so high that the footer stays out of sight. */
export const ScreenLoading = () => (
  <p className="flex min-h-screen justify-center py-32">
    <Spinner label="Loading" />
  </p>
);
