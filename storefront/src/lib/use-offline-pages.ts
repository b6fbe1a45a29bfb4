import { whenIdle } from "@haat/web/when-idle";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** A build's alone: what is being worked on must not be kept. */
const workers = (): ServiceWorkerContainer | undefined => (import.meta.env.PROD ? navigator.serviceWorker : undefined);

/**
 * Starts the service worker once the page has come to rest, and tells it of every page that is come to: a link leads
 * there without asking the server for the page. So what was visited opens without a network.
 */
export function useOfflinePages(): void {
  const { pathname, search } = useLocation();
  useEffect(() => whenIdle(start), []);
  useEffect(() => {
    void workers()?.ready.then(({ active }) => active?.postMessage({ type: "VISITED", address: pathname + search }));
  }, [pathname, search]);
}

async function start(): Promise<void> {
  const container = workers();
  if (!container) return;
  const isFirst = container.controller === null;
  await container.register("/service-worker.js");
  if (!isFirst) return;
  // What the visit began with came past it.
  const { active } = await container.ready;
  const urlsToCache = performance.getEntriesByType("resource").map(({ name }) => name);
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } });
}
