import { Button } from "@haat/ui/button";
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: the callback of the drawing in which it failed will do
  useEffect(() => {
    if (state !== "waiting") return;
    let gone = false;
    load().then(
      ({ default: part }) => gone || setState({ part }),
      () => {
        if (gone) return;
        setState("failed");
        if (onFailed) toast.error(failed, { id: "late-part" });
        onFailed?.();
      },
    );
    return () => {
      gone = true;
    };
  }, [load, state]);
  useEffect(() => {
    window.addEventListener("online", tryAgain);
    return () => window.removeEventListener("online", tryAgain);
  }, [tryAgain]);

  if (state === "waiting") return placeholder;
  if (state !== "failed") return children(state.part);
  if (onFailed || quiet) return null;
  return (
    <div
      role="alert"
      className="mt-4 flex flex-wrap items-center gap-4 rounded-control bg-sale-soft px-4 py-3 text-sale"
    >
      <p className="flex-1">{failed}</p>
      <Button size="small" variant="secondary" onClick={tryAgain}>
        Try Again
      </Button>
    </div>
  );
}
