import { useEffect } from "react";

/** Names the page in the browser's tab and history; `Haat` alone while there is no name yet. */
export function usePageTitle(title: string | undefined): void {
  useEffect(() => {
    document.title = title ? `${title} | Haat` : "Haat";
  }, [title]);
}
