import { useEffect } from "react";
import { useBlocker } from "react-router-dom";

/**
 * Holds back every way of leaving while something is unsaved: links and Back wait for `leave()` or `stay()`, closing the
 * tab asks by the browser's own words.
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
