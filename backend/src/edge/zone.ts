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
  | "storefront";

const claims: [RegExp, Zone][] = [
  [/^\/api\/v1\/docs(?:\/|$)/i, "docs"],
  [/^\/api(?:\/|$)/i, "api"],
  [/^\/app(?:\/|$)/i, "admin-app"],
  [/^\/(?:adminlogin|dashboard|profile|account-settings)(?:\/|$)/i, "dashboard"],
  [/^\/seller(?:\/|$)/i, "seller-portal"],
  [/^\/dev(?:\/|$)/i, "dev"],
  [/^\/media(?:\/|$)/, "media"],
  [/^\/(?:store|admin|auth|hooks|health|ready|static|uploads)(?:\/|$)/i, "engine"],
];

/** The zone of a path, without its query, as Express would mount it: whatever the case. */
export function zoneOf(path: string): Zone {
  for (const [pattern, zone] of claims) if (pattern.test(path)) return zone;
  return "storefront";
}
