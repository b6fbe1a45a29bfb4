const noted = "reloaded-for-new-release";
/** Code that is still missing so soon after a reload will not come by another one. */
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
 * A new release takes the files of the one before away, so that a page which was open all the while asks for code that
 * is gone. Loading the page afresh brings the new release; if that does not help, the screen says what is wrong.
 */
export function reloadOnceForNewRelease(browser: Browser = thisBrowser): void {
  const { page, isOnline, now, reload } = browser;
  page.addEventListener("vite:preloadError", () => {
    // Without a network a reload would take away even what is there.
    if (!isOnline()) return;
    try {
      // Asked for only here: where storage is blocked, already asking for it throws.
      const { storage } = browser;
      if (now() - Number(storage.getItem(noted) ?? Number.NEGATIVE_INFINITY) < patienceMs) return;
      storage.setItem(noted, String(now()));
    } catch {
      // What can't be noted could repeat itself for ever.
      return;
    }
    reload();
  });
}
