import { RetryAlert } from "@haat/ui/alert";
import { type ReactNode, useCallback, useEffect, useState } from "react";
import { toast } from "./toast";

type Props<Part> = {
  /** Fetches the code; the same function at each drawing. */
  load: () => Promise<{ default: Part }>;
  /** Stands there until the code is. */
  placeholder?: ReactNode;
  /** For what a press opened: takes it off the page again, and a toast says why. */
  onFailed?: () => void;
  /** For what nobody would miss: its place stays empty until the network is back. */
  quiet?: boolean;
  children: (part: Part) => ReactNode;
};

const failed = "This part of the page could not be loaded. Please check your connection and try again.";

/**
 * A part of a screen whose code comes when it is first drawn. React's own `lazy` would give up the whole screen when
 * the code can't be had, with all that was typed into it, and never ask again; here the rest stays, and the part comes
 * with the next try or with the network.
 */
export function LatePart<Part>({ load, placeholder, onFailed, quiet = false, children }: Props<Part>) {
  const [state, setState] = useState<{ part: Part } | "waiting" | "failed">("waiting");
  const tryAgain = useCallback(() => setState((now) => (now === "failed" ? "waiting" : now)), []);
  useEffect(() => {
    if (state !== "waiting") return;
    let gone = false;
    load().then(
      ({ default: part }) => gone || setState({ part }),
      () => gone || setState("failed"),
    );
    return () => {
      gone = true;
    };
  }, [load, state]);
  useEffect(() => {
    if (state !== "failed" || !onFailed) return;
    toast.error(failed, { id: "late-part" });
    onFailed();
  }, [state, onFailed]);
  useEffect(() => {
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, [tryAgain]);

  if (state === "waiting") return placeholder;
  if (state !== "failed") return children(state.part);
  if (onFailed || quiet) return null;
  return (
    <RetryAlert className="mt-4" onRetry={tryAgain}>
      {failed}
    </RetryAlert>
  );
}
