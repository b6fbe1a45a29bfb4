/** Screen reader announcement after client-side navigation: browsers announce only pages that they load. */
let announcement = "";
let first = true;
const listeners = new Set<() => void>();

/** The page's name; the browser has already announced a visit's first page. */
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
