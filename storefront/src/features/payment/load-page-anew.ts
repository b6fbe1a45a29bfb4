import { readItem, writeItem } from "@haat/web/browser-storage";
import { placedPath } from "./placed-state";

type Browser = {
  read: (key: string) => string | null;
  write: (key: string, text: string) => void;
  isOnline: () => boolean;
  open: (path: string) => void;
};

const thisBrowser: Browser = {
  read: (key) => readItem("session", key),
  write: (key, text) => writeItem("session", key, text),
  isOnline: () => navigator.onLine,
  open: (path) => window.location.assign(path),
};

/**
 * A page keeps the content security policy it was loaded with. If that is older than the merchant's activation of a
 * gateway, it blocks the gateway's script. So the order's page is reloaded, once per order and gateway. Returns false
 * if that was tried before or is not possible: then the shopper has to be told.
 */
export function loadPageAnewOnce(orderId: string, gateway: string, browser: Browser = thisBrowser): boolean {
  // Offline, a reload would lose the page.
  if (!browser.isOnline()) return false;
  const noted = `loaded-anew ${gateway} ${orderId}`;
  if (browser.read(noted) !== null) return false;
  browser.write(noted, "1");
  // If storage does not work, the reload could repeat forever.
  if (browser.read(noted) === null) return false;
  browser.open(placedPath(orderId));
  return true;
}
