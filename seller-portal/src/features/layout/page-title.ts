import { announcePage } from "@haat/ui/page-announcement";
import { useEffect } from "react";

/** Sets the document title, for the browser's tab, history and screen readers. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} | Sell at Haat`;
    announcePage(title);
  }, [title]);
}
