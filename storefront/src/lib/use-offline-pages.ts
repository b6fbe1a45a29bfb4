import { shopperRoutes } from "@haat/api-contract/shopper-routes";
import { whenIdle } from "@haat/web/when-idle";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";

/** Undefined on plain HTTP. */
const workers = (): ServiceWorkerContainer | undefined => navigator.serviceWorker;

/**
 * Starts the service worker when the browser is idle, and reports every visited page to it: a link opens a page without
 * requesting it from the server. So visited pages open offline. During development there is no worker to start.
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
  const { active } = await container.ready;
  // A new worker has seen neither the first page's requests nor its document.
  const loaded = isFirst ? performance.getEntriesByType("resource").map(({ name }) => name) : [];
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: [...sharedCalls, ...loaded] } });
  if (!isFirst) return;
  const { pathname, search } = window.location;
  active?.postMessage({ type: "VISITED", address: pathname + search, isDocument: true });
}

const { listCategories, listSubCategories, getSettings } = shopperRoutes;
/** Data that every page shows. A server-rendered page contains it, so the browser never requests it. */
const sharedCalls = [listCategories, listSubCategories, getSettings].map(({ path }) => `/api/v1${path}`);
