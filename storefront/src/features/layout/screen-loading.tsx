import { Spinner } from "@haat/ui/spinner";

/** Between the frame, which is there at once, and the first screen's code. */
export const ScreenLoading = () => (
  <p className="flex justify-center py-32">
    <Spinner label="Loading" />
  </p>
);
