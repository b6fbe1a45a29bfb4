import type { QueryClient } from "@tanstack/react-query";
import { loginTimes } from "./texts";

/**
 * Loads the page anew for the one who just logged in, as the specification wants it. What somebody was about to do
 * when the dialog opened goes on meanwhile: a change that is under way is waited for, a reload would cut it off.
 */
export function reloadAfterLogin(queries: QueryClient): void {
  setTimeout(() => {
    const changes = queries.getMutationCache();
    const reloadWhenIdle = () => {
      if (queries.isMutating() === 0) window.location.reload();
    };
    changes.subscribe(reloadWhenIdle);
    reloadWhenIdle();
  }, loginTimes.reload);
}
