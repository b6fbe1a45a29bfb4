import { reloadOnceForNewRelease } from "./reload-once";

function aBrowser() {
  const kept = new Map<string, string>();
  const browser = {
    page: new EventTarget(),
    storage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    online: true,
    time: Date.parse("2026-11-22T10:00:00Z"),
    reloads: 0,
  };
  const open = () =>
    reloadOnceForNewRelease({
      page: browser.page,
      storage: browser.storage,
      isOnline: () => browser.online,
      now: () => browser.time,
      reload: () => {
        browser.reloads += 1;
        // The reloaded page knows only what was stored.
        browser.page = new EventTarget();
        open();
      },
    });
  open();
  return Object.assign(browser, { loseChunk: () => browser.page.dispatchEvent(new Event("vite:preloadError")) });
}

describe("code that is missing after a new release", () => {
  it("reloads the page once, not in a loop", () => {
    const browser = aBrowser();
    browser.loseChunk();
    browser.loseChunk();
    browser.time += 30_000;
    browser.loseChunk();
    expect(browser.reloads).toBe(1);
  });

  it("reloads it again for the next release", () => {
    const browser = aBrowser();
    browser.loseChunk();
    browser.time += 3_600_000;
    browser.loseChunk();
    expect(browser.reloads).toBe(2);
  });

  it("does not reload while offline", () => {
    const browser = aBrowser();
    browser.online = false;
    browser.loseChunk();
    expect(browser.reloads).toBe(0);
  });

  it("does not reload if storage is blocked", () => {
    const browser = aBrowser();
    browser.storage.setItem = () => {
      throw new Error("The storage is full.");
    };
    browser.loseChunk();
    expect(browser.reloads).toBe(0);
  });
});
