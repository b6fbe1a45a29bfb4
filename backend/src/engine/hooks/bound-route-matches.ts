import { createRequire } from "node:module";
import path from "node:path";

type Route = object;
type RouteMatcher = {
  add(route: Route): void;
  find(url: string, method: string): unknown;
};
type Shadow = { routes: Route[]; matcher: RouteMatcher; seen: Set<string> };

/** The engine does not export this class, so its file is loaded by its path next to one that is exported. */
function matcherClass(): { new (): RouteMatcher; prototype: RouteMatcher } {
  const require = createRequire(__filename);
  const folder = path.dirname(require.resolve("@medusajs/framework/http"));
  return require(path.join(folder, "routes-finder")).RoutesFinder;
}

/** Distinct paths that a matcher may cache before it is replaced. */
const max = 10_000;

/**
 * The engine's route matchers cache an entry for every distinct path that was ever requested, without a limit. Each is
 * patched to look routes up in a copy, which is discarded when it has grown too large.
 */
export function boundRouteMatches(): void {
  const RoutesFinder = matcherClass();
  const { add, find } = RoutesFinder.prototype;
  const shadows = new WeakMap<RouteMatcher, Shadow>();
  const fresh = (routes: Route[]): RouteMatcher => {
    const matcher = new RoutesFinder();
    for (const route of routes) add.call(matcher, route);
    return matcher;
  };
  const shadowOf = (owner: RouteMatcher): Shadow => {
    const known = shadows.get(owner);
    if (known) return known;
    const shadow = { routes: [], matcher: fresh([]), seen: new Set<string>() };
    shadows.set(owner, shadow);
    return shadow;
  };
  RoutesFinder.prototype.add = function bounded(this: RouteMatcher, route) {
    const shadow = shadowOf(this);
    shadow.routes.push(route);
    add.call(shadow.matcher, route);
  };
  RoutesFinder.prototype.find = function bounded(this: RouteMatcher, url, method) {
    const shadow = shadowOf(this);
    if (shadow.seen.size >= max) Object.assign(shadow, { matcher: fresh(shadow.routes), seen: new Set<string>() });
    shadow.seen.add(`${method}:${url}`);
    return find.call(shadow.matcher, url, method);
  };
}
