import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

/**
 * Blocks navigation while there are unsaved changes: links and Back wait for `leave()` or `stay()`; closing the tab
 * shows the browser's own question.
 */
export function useLeaveGuard(unsaved: boolean) {
  const blocker = useBlocker(unsaved);
  useEffect(() => {
    if (!unsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    return () => window.removeEventListener("beforeunload", ask);
  }, [unsaved]);
  return {
    asking: blocker.state === "blocked",
    leave: () => blocker.state === "blocked" && blocker.proceed(),
    stay: () => blocker.state === "blocked" && blocker.reset(),
  };
}
