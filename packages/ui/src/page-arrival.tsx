import { useEffect, useRef, useSyncExternalStore } from "react";
import { pageAnnouncement } from "./page-announcement";

/**
 * After client-side navigation it focuses the new page's beginning, the element with the id `content`, and announces
 * its name, as the browser does for a page load. It does not take the focus from a screen that has set it, or from a
 * menu opened during the navigation, which would close.
 *
 * @param pathname Of the current page.
 */
export function PageArrival({ pathname }: { pathname: string }) {
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    const content = document.getElementById("content");
    const focused = document.activeElement;
    if (content?.contains(focused) || focused?.matches('[aria-expanded="true"]')) return;
    content?.focus({ preventScroll: true });
  }, [pathname]);
  const { subscribe, read, readOnServer } = pageAnnouncement;
  return (
    <p role="status" className="sr-only">
      {useSyncExternalStore(subscribe, read, readOnServer)}
    </p>
  );
}

/** The skip link past the header, to the element with the id `content`. */
export const SkipLink = () => (
  <a
    href="#content"
    className="sr-only z-50 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:left-4 focus:top-4"
  >
    Skip to content
  </a>
);
