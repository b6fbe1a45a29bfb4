import { createRequire } from "node:module";
import path from "node:path";

type Route = object;
type Finder = {
  add(route: Route): void;
  find(url: string, method: string): unknown;
};
type Shadow = { routes: Route[]; finder: Finder; seen: Set<string> };

/** The engine does not export this class, so its file is asked for beside what it does export. */
function finderClass(): { new (): Finder; prototype: Finder } {
  const require = createRequire(__filename);
  const folder = path.dirname(require.resolve("@medusajs/framework/http"));
  return require(path.join(folder, "routes-finder")).RoutesFinder;
}

/** Distinct paths that a finder may remember before it starts afresh. */
const most = 10_000;

/**
 * The engine's route finders keep an entry for every distinct path that was ever asked for. Each is made to look its
 * routes up in a copy that is thrown away when it has grown too large.
 */
export function boundRouteMatches(): void {
  const RoutesFinder = finderClass();
  const { add, find } = RoutesFinder.prototype;
  const shadows = new WeakMap<Finder, Shadow>();
  const fresh = (routes: Route[]): Finder => {
    const finder = new RoutesFinder();
    for (const route of routes) add.call(finder, route);
    return finder;
  };
  const shadowOf = (owner: Finder): Shadow => {
    const known = shadows.get(owner);
    if (known) return known;
    const shadow = { routes: [], finder: fresh([]), seen: new Set<string>() };
    shadows.set(owner, shadow);
    return shadow;
  };
  RoutesFinder.prototype.add = function bounded(this: Finder, route) {
    const shadow = shadowOf(this);
    shadow.routes.push(route);
    add.call(shadow.finder, route);
  };
  RoutesFinder.prototype.find = function bounded(this: Finder, url, method) {
    const shadow = shadowOf(this);
    if (shadow.seen.size >= most) Object.assign(shadow, { finder: fresh(shadow.routes), seen: new Set<string>() });
    shadow.seen.add(`${method}:${url}`);
    return find.call(shadow.finder, url, method);
  };
}
