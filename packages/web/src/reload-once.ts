const noted = "reloaded-for-new-release";
/** Code that is still missing this soon after a reload will not appear with another one. */
const patienceMs = 60_000;

type Browser = {
  page: EventTarget;
  storage: Pick<Storage, "getItem" | "setItem">;
  isOnline: () => boolean;
  now: () => number;
  reload: () => void;
};

const thisBrowser: Browser = {
  get page() {
    return window;
  },
  get storage() {
    return sessionStorage;
  },
  isOnline: () => navigator.onLine,
  now: () => Date.now(),
  reload: () => window.location.reload(),
};

/**
 * A new release removes the previous release's files, so that a page which is still open requests missing code. A
 * reload gets the new release; if that does not help, the screen shows the error.
 */
export function reloadOnceForNewRelease(browser: Browser = thisBrowser): void {
  const { page, isOnline, now, reload } = browser;
  page.addEventListener("vite:preloadError", () => {
    // While offline a reload would lose the working page.
    if (!isOnline()) return;
    try {
      // Accessed only here: if storage is blocked, even accessing it throws.
      const { storage } = browser;
      if (now() - Number(storage.getItem(noted) ?? Number.NEGATIVE_INFINITY) < patienceMs) return;
      storage.setItem(noted, String(now()));
    } catch {
      // Without a stored note it could reload forever.
      return;
    }
    reload();
  });
}
