import { CacheableResponsePlugin } from "workbox-cacheable-response";
import { clientsClaim, type WorkboxPlugin } from "workbox-core";
import { CacheExpiration, ExpirationPlugin } from "workbox-expiration";
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from "workbox-precaching";
import { registerRoute, setCatchHandler } from "workbox-routing";
import { CacheFirst, NetworkFirst, NetworkOnly } from "workbox-strategies";
import { type Kept, keptAs } from "./kept-as";

declare const self: ServiceWorkerGlobalScope;
/** Inserted by the build: the files of this release, and its hash. */
declare const __PRECACHED__: PrecacheEntry[];
declare const __RELEASE__: string;

const day = 24 * 60 * 60;
/** After this the cached response is used. */
const networkTimeoutSeconds = 3;

/*
 * Pages and answers are cached by release: older ones may refer to scripts, or have a shape, that no longer exists.
 * Pictures and scripts never change under their names.
 */
const ofRelease = (name: string): string => `${name}-${__RELEASE__}`;
const names = { pages: ofRelease("pages"), catalogue: ofRelease("catalogue"), pictures: "pictures", assets: "assets" };
const kept = { maxEntries: 60, maxAgeSeconds: 7 * day };

const whole = new CacheableResponsePlugin({ statuses: [200] });
const bounded = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * day, purgeOnQuotaError: true });
const everybodys: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    const isOpen = !/private|no-store/.test(response.headers.get("Cache-Control") ?? "");
    return isOpen && !response.redirected && response.status === 200 ? response : null;
  },
};

// A new release activates at once. Open pages lose nothing, because it uses the network first.
void self.skipWaiting();
clientsClaim();
cleanupOutdatedCaches();
precacheAndRoute(__PRECACHED__, { cleanURLs: false, directoryIndex: "" });

const route = (as: Kept, handler: NetworkFirst | NetworkOnly | CacheFirst) =>
  registerRoute(
    ({ url, request, sameOrigin }) =>
      sameOrigin &&
      keptAs({
        path: url.pathname,
        navigates: request.mode === "navigate",
        personal: request.headers.has("Authorization"),
      }) === as,
    handler,
  );

route(
  "page",
  new NetworkFirst({
    cacheName: names.pages,
    networkTimeoutSeconds,
    plugins: [everybodys, new ExpirationPlugin({ ...kept, purgeOnQuotaError: true })],
  }),
);
route("live-page", new NetworkOnly());
route(
  "catalogue",
  new NetworkFirst({ cacheName: names.catalogue, networkTimeoutSeconds, plugins: [everybodys, bounded(200, 7)] }),
);
route("picture", new CacheFirst({ cacheName: names.pictures, plugins: [whole, bounded(300, 30)] }));
route("asset", new CacheFirst({ cacheName: names.assets, plugins: [whole, bounded(100, 30)] }));

setCatchHandler(async ({ request }) => {
  const page = request.mode === "navigate" ? await matchPrecache("/offline.html") : undefined;
  return page ?? Response.error();
});

self.addEventListener("activate", (event) => event.waitUntil(dropOlderReleases()));

async function dropOlderReleases(): Promise<void> {
  const ours: string[] = Object.values(names);
  const older = (await caches.keys()).filter((name) => /^(?:pages|catalogue)-/.test(name) && !ours.includes(name));
  for (const name of older) {
    await caches.delete(name);
    // Workbox stores the entries' ages separately.
    await new CacheExpiration(name, kept).delete();
  }
}

/** Sent by pages, because a link opens a page without requesting it from the server. */
type Visit = {
  type: "VISITED";
  address: string;
  /** The page was requested from the server. */
  isDocument?: boolean;
};
const isVisit = (said: unknown): said is Visit =>
  typeof said === "object" && said !== null && "type" in said && said.type === "VISITED";

self.addEventListener("message", (event) => {
  if (isVisit(event.data)) event.waitUntil(keepVisited(event.data));
});

/** A page that was reached by a link is cached as the app's empty page; its content is in the catalogue answers. */
async function keepVisited(visit: Visit): Promise<void> {
  const address = new URL(visit.address, self.location.origin);
  if (address.origin !== self.location.origin) return;
  if (keptAs({ path: address.pathname, navigates: true, personal: false }) !== "page") return;
  const pages = await caches.open(names.pages);
  if (!visit.isDocument && (await pages.match(address))) return;
  const page = await (visit.isDocument ? fetch(address) : matchPrecache("/app-shell.html"));
  if (page?.status !== 200 || page.redirected) return;
  await pages.put(address, page);
  const ages = new CacheExpiration(names.pages, kept);
  await ages.updateTimestamp(address.href);
  await ages.expireEntries();
}
