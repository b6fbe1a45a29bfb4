import { useEffect, useRef, useSyncExternalStore } from "react";
import { pageAnnouncement } from "./page-announcement";

/**
 * A link that leads to another page puts the keyboard at that page's beginning, the element with the id `content`, and
 * says its name, as the browser does when it loads one. A screen that has put the focus somewhere itself keeps it.
 *
 * @param pathname Of the page that is open.
 */
export function PageArrival({ pathname }: { pathname: string }) {
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    const content = document.getElementById("content");
    if (!content?.contains(document.activeElement)) content?.focus({ preventScroll: true });
  }, [pathname]);
  const { subscribe, read, readOnServer } = pageAnnouncement;
  return (
    <p role="status" className="sr-only">
      {useSyncExternalStore(subscribe, read, readOnServer)}
    </p>
  );
}
