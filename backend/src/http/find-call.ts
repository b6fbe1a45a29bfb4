import type { Route } from "@haat/api-contract/call";
import { type RouteName, routes } from "@haat/api-contract/routes";
import { groupBy } from "../collections/group-by";

/** What answers a path: a call of the contract, or a page that documents it. */
export type Call = {
  name: RouteName | "openapi" | "docs";
  token: Route["token"];
  /** The permission that an administrator needs, or any one of a list; null or absent: none. */
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

/** The number of fixed segments: a path without parameters is the better match. */
const fixed = (entry: Entry) => entry.segments.filter((segment) => !isParameter(segment)).length;

const byFixedFirst = [...entries].sort((a, b) => fixed(b) - fixed(a));

const kindOf = (method: string, segments: readonly string[]) => `${method} ${segments.length}`;

/** Few have the same method and number of segments: every request is looked up, some more than once. */
const byKind = groupBy(byFixedFirst, ({ method, segments }) => kindOf(method, segments));

/**
 * The call for a method and a path below `/api/v1`, matched by Express's rules: case-insensitive, one trailing slash
 * allowed, nothing decoded, HEAD as GET. Null if there is none; such a request is refused.
 */
export function findCall(method: string, path: string): Call | null {
  // `/api/v1xcart` has the same prefix: what remains does not start with a slash and would lose its first letter.
  if (!path.startsWith("/")) return null;
  const trimmed = path.length > 1 && path.endsWith("/") ? path.slice(0, -1) : path;
  const asked = method === "HEAD" ? "GET" : method;
  const segments = segmentsOf(trimmed);
  return byKind.get(kindOf(asked, segments))?.find((entry) => matches(entry.segments, segments)) ?? null;
}
