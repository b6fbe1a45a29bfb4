import type { QueryClient } from "@tanstack/react-query";
import { loginTimes } from "./texts";

/**
 * Loads the page anew for the one who just logged in, as the specification wants it. What somebody was about to do
 * when the dialog opened goes on meanwhile: a change that is under way is waited for, a reload would cut it off; and
 * a page that it led to (the checkout) was drawn for the new session already, a reload would take what is typed. For the
 * same reason the checkout itself is left as it stands: an order that a login interrupted goes on there.
 */
export function reloadAfterLogin(queries: QueryClient): void {
  const page = window.location.pathname;
  if (page === "/checkout") return;
  setTimeout(() => {
    const stop = queries.getMutationCache().subscribe(reloadWhenIdle);
    reloadWhenIdle();

    function reloadWhenIdle(): void {
      if (queries.isMutating() > 0) return;
      // Whoever has gone on and comes back later must not be interrupted then.
      stop();
      if (window.location.pathname === page) window.location.reload();
    }
  }, loginTimes.reload);
}
