import { useEffect, useRef, useSyncExternalStore } from "react";
import { pageAnnouncement } from "./page-announcement";

/**
 * A link that leads to another page puts the keyboard at that page's beginning, the element with the id `content`, and
 * says its name, as the browser does when it loads one. A screen that has put the focus somewhere itself keeps it, and
 * so does a menu that was opened while the page was on its way: it closes when the focus leaves it.
 *
 * @param pathname Of the page that is open.
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

/** The keyboard's way past the header, to the element with the id `content`. */
export const SkipLink = () => (
  <a
    href="#content"
    className="sr-only z-50 rounded-control bg-primary px-4 py-3 font-semibold text-on-primary focus:not-sr-only focus:absolute focus:left-4 focus:top-4"
  >
    Skip to content
  </a>
);
