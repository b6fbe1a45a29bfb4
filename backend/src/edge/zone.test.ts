import { routeOf } from "./zone";

describe("the route of a request", () => {
  it.each([
    ["GET", "/api/v1/settings", "api", "getSettings"],
    ["POST", "/api/v1/Order", "api", "placeOrder"],
    ["GET", "/api/v1/nothing/here", "api", "unknown"],
    ["GET", "/product/a-saree", "storefront", "storefront"],
  ] as const)("%s %s in the zone %s is %s", (method, path, zone, route) => {
    expect(routeOf({ method, path, zone })).toBe(route);
  });
});
