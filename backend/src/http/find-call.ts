import type { Route } from "@haat/api-contract/call";
import { type RouteName, routes } from "@haat/api-contract/routes";

/** What answers at a path: a call of the contract, or one of the pages that describe it. */
export type Call = {
  name: RouteName | "openapi" | "docs";
  token: Route["token"];
  /** What an administrator must hold, of a list any one; null or absent: nothing besides. */
  permission?: Route["permission"];
  alsoRequires?: Route["alsoRequires"];
};

type Entry = Call & { method: string; segments: string[] };

const segmentsOf = (path: string) => path.slice(1).split("/");

const entries: Entry[] = [
  ...Object.entries<Route>(routes).map(([name, { method, path, token, permission, alsoRequires }]) => ({
    name: name as RouteName,
    method,
    token,
    permission,
    alsoRequires,
    segments: segmentsOf(path),
  })),
  { name: "openapi", method: "GET", token: "none", segments: ["openapi.json"] },
  { name: "docs", method: "GET", token: "none", segments: ["docs"] },
  { name: "docs", method: "GET", token: "none", segments: ["docs", ":file"] },
];

const isParameter = (segment: string) => segment.startsWith(":");

const matches = (pattern: string[], segments: string[]) =>
  pattern.length === segments.length &&
  pattern.every((expected, index) => {
    const segment = segments[index];
    return isParameter(expected) ? Boolean(segment) : expected.toLowerCase() === segment?.toLowerCase();
  });

/** How many leading segments are fixed: a path without parameters is the better match. */
const fixed = (entry: Entry) => entry.segments.filter((segment) => !isParameter(segment)).length;

const byFixedFirst = [...entries].sort((a, b) => fixed(b) - fixed(a));

/**
 * The call that a method and a path below `/api/v1` mean, read as Express reads them: whatever the case, one
 * trailing slash tolerated, nothing decoded, HEAD as GET. Null when there is none; such a request is refused.
 */
export function findCall(method: string, path: string): Call | null {
  // `/api/v1xcart` begins like ours as well; what is left of it would lose its first letter.
  if (!path.startsWith("/")) return null;
  const trimmed = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  const asked = method === "HEAD" ? "GET" : method;
  const segments = segmentsOf(trimmed);
  return byFixedFirst.find((entry) => entry.method === asked && matches(entry.segments, segments)) ?? null;
}
