import { findCall } from "../http/find-call";

/** Who answers below a path. `storefront` is every path that nobody else claims. */
export type Zone =
  | "api"
  | "docs"
  | "admin-app"
  | "dashboard"
  | "seller-portal"
  | "dev"
  | "engine"
  | "media"
  | "closed"
  | "storefront";

/**
 * The engine's API besides its admin: store calls, logins, webhooks, its vendor's cloud. With a publishable key, which
 * is no secret, anybody could place and read orders there past all our rules. Matched in any spelling: a path that
 * looks like one of them belongs to no other zone.
 */
const closed = /^\/+(?:store|auth|hooks|cloud)(?:[/;]|$)/i;

const claims: [RegExp, Zone][] = [
  [/^\/api\/v1\/docs(?:\/|$)/i, "docs"],
  [/^\/api(?:\/|$)/i, "api"],
  [/^\/app(?:\/|$)/i, "admin-app"],
  [/^\/(?:adminlogin|dashboard|profile|account-settings)(?:\/|$)/i, "dashboard"],
  [/^\/seller(?:\/|$)/i, "seller-portal"],
  [/^\/dev(?:\/|$)/i, "dev"],
  [/^\/media(?:\/|$)/, "media"],
  [/^\/(?:admin|health|ready|static|uploads)(?:\/|$)/i, "engine"],
];

/** The zone of a path, without its query, as Express would mount it: ignoring case. */
export function zoneOf(path: string): Zone {
  if (closed.test(decoded(path))) return "closed";
  for (const [pattern, zone] of claims) if (pattern.test(path)) return zone;
  return "storefront";
}

/** Whether a path is a built app's script, style sheet, font or picture. Vite puts a content hash into their names. */
export const isAsset = (path: string): boolean => /^\/(?:(?:dashboard|seller)\/)?assets\//.test(path);

/** Whether Express would match a path to the engine's store API. */
export const isEngineStore = (path: string): boolean => /^\/store(?:\/|$)/i.test(path);

function decoded(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** Below it is the API of the contract. */
export const apiBase = "/api/v1";

/** A URL's path, without its query. */
export function pathOf(url: string): string {
  const query = url.indexOf("?");
  return query === -1 ? url : url.slice(0, query);
}

/** A call of the contract, or the part of the shop that answers: names of bounded number, unlike paths. */
export function routeOf({ method, path, zone }: { method: string; path: string; zone: Zone }): string {
  if (zone !== "api") return zone;
  return findCall(method, path.slice(apiBase.length) || "/")?.name ?? "unknown";
}
