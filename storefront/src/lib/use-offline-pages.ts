import { whenIdle } from "@haat/web/when-idle";
import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";

/** Undefined on plain HTTP. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/**
 * Starts the service worker when the browser is idle, and reports every visited page to it: a link opens a page without
 * requesting it from the server. So visited pages open offline. During development there is no worker to start.
 */
export function useOfflinePages(): void {
  const { pathname, search } = useLocation();
  const address = pathname + search;
  const opened = useRef(address);
  useEffect(() => whenIdle(() => start(opened.current)), []);
  useEffect(() => {
    // `start` reports the page that no worker has seen requested; until it is fetched, nothing else must be cached for it.
    if (address === opened.current && workers()?.controller === null) return;
    void workers()?.ready.then(({ active }) => active?.postMessage({ type: "VISITED", address }));
  }, [address]);
}

/** `opened` is the address of the page that was requested from the server. */
async function start(opened: string): Promise<void> {
  const container = workers();
  if (!container) return;
  const isFirst = container.controller === null;
  await container.register("/service-worker.js");
  const { active } = await container.ready;
  // A new worker has seen neither the first page's requests nor its document.
  const { sharedCalls } = await import("./calls");
  const loaded = isFirst ? performance.getEntriesByType("resource").map(({ name }) => name) : [];
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: [...sharedCalls, ...loaded] } });
  if (isFirst) active?.postMessage({ type: "VISITED", address: opened, isDocument: true });
}
