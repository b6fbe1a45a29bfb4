import { announcePage } from "@haat/ui/page-announcement";
import { useEffect } from "react";

/** Names the page in the browser's tab and history, and for screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Sell at Haat`;
    announcePage(title);
  }, [title]);
}
