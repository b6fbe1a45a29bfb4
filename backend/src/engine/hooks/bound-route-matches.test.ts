import { createRequire } from "node:module";
import path from "node:path";
import { boundRouteMatches } from "./bound-route-matches";

const require = createRequire(__filename);
const file = path.join(path.dirname(require.resolve("@medusajs/framework/http")), "routes-finder");

it("bounds the engine's cache of paths and keeps its matches correct", () => {
  boundRouteMatches();
  const { RoutesFinder } = require(file);
  const matcher = new RoutesFinder([
    { matcher: "/a/:id", methods: ["GET"], config: "one" },
    { matcher: "/b", methods: ["POST"], config: "two" },
  ]);
  const set = Map.prototype.set;
  let largest = 0;
  let found = 0;
  Map.prototype.set = function counted(key, value) {
    if (typeof key === "string" && key.startsWith("GET:/a/")) largest = Math.max(largest, this.size + 1);
    return set.call(this, key, value);
  };
  try {
    for (let id = 0; id < 25_000; id += 1) if (matcher.find(`/a/${id}`, "GET")?.config === "one") found += 1;
  } finally {
    Map.prototype.set = set;
  }
  expect(found).toBe(25_000);
  expect(matcher.find("/b", "POST")?.config).toBe("two");
  expect(matcher.find("/b", "GET")).toBeNull();
  expect(largest).toBeGreaterThan(1_000);
  expect(largest).toBeLessThanOrEqual(10_001);
});
