/** Who answers below a path. `storefront` is everything that nobody else claims. */
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
 * The engine's ways in besides its admin: shoppers' calls, logins, webhooks, its makers' cloud. Whoever has a publishable
 * key, which is no secret, could order and read orders there past every rule of ours. However they are written: what looks
 * like one of them is nobody else's either.
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

/** The zone of a path, without its query, as Express would mount it: whatever the case. */
export function zoneOf(path: string): Zone {
  if (closed.test(decoded(path))) return "closed";
  for (const [pattern, zone] of claims) if (pattern.test(path)) return zone;
  return "storefront";
}

/** Whether Express would take a path for the engine's shoppers' calls. */
export const isEngineStore = (path: string): boolean => /^\/store(?:\/|$)/i.test(path);

function decoded(path: string): string {
  if (!path.includes("%")) return path;
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
