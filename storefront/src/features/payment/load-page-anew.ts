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
 * A page keeps the security policy that it came with: one that is older than the merchant's switch forbids the script of
 * a gateway that was switched on since. So the order's page is loaded afresh, once for an order and a gateway. False
 * where that has been tried, or can't be: then the shopper has to be told.
 */
export function loadPageAnewOnce(orderId: string, gateway: string, browser: Browser = thisBrowser): boolean {
  // Without a network a reload would take away even what is there.
  if (!browser.isOnline()) return false;
  const noted = `loaded-anew ${gateway} ${orderId}`;
  if (browser.read(noted) !== null) return false;
  browser.write(noted, "1");
  // What can't be noted could repeat itself for ever.
  if (browser.read(noted) === null) return false;
  browser.open(placedPath(orderId));
  return true;
}
