import type { QueryClient } from "@tanstack/react-query";
import { loginTimes } from "./texts";

/**
 * Reloads the page after a login, as the specification requires. What the shopper was doing when the dialog opened
 * continues: the reload waits for pending mutations, which it would abort, and does not happen on another page (the
 * checkout), which was already rendered for the new session and may have typed input. Nor does it happen in the
 * checkout itself: an order that the login interrupted continues there.
 */
export function reloadAfterLogin(queries: QueryClient): void {
  const page = window.location.pathname;
  if (page === "/checkout") return;
  setTimeout(() => {
    const stop = queries.getMutationCache().subscribe(reloadWhenIdle);
    reloadWhenIdle();

    function reloadWhenIdle(): void {
      if (queries.isMutating() > 0) return;
      // A shopper who has left the page and returns later must not be interrupted.
      stop();
      if (window.location.pathname === page) window.location.reload();
    }
  }, loginTimes.reload);
}
