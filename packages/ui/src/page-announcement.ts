/** What screen readers are told when a link led to another page: the browser does so only for pages that it loads. */
let announcement = "";
let first = true;
const listeners = new Set<() => void>();

/** The page's name; the first one of a visit was read by the browser itself. */
export function announcePage(title: string): void {
  if (first) {
    first = false;
    return;
  }
  announcement = title;
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`. */
export const pageAnnouncement = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read: () => announcement,
  readOnServer: () => "",
};
