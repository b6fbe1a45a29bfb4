import { type RefObject, useEffect, useRef, useSyncExternalStore } from "react";
import { useLocation } from "react-router-dom";
import { pageAnnouncement } from "./page-announcement";

/**
 * A link that leads to another page puts the keyboard at that page's beginning and says its name, as the browser does
 * when it loads one. A screen that has put the focus somewhere itself keeps it.
 */
export function PageArrival({ main }: { main: RefObject<HTMLElement | null> }) {
  const { pathname } = useLocation();
  const opened = useRef(pathname);
  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    if (!main.current?.contains(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);
  const { subscribe, read, readOnServer } = pageAnnouncement;
  return (
    <p role="status" className="sr-only">
      {useSyncExternalStore(subscribe, read, readOnServer)}
    </p>
  );
}
