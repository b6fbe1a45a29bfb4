import { routes } from "@haat/api-contract/routes";
import { findCall } from "./find-call";

describe("findCall", () => {
  it("ignores the path's case and a trailing slash", () => {
    expect(findCall("GET", "/CATEGORYBYUSER/")?.name).toBe("listCategories");
    expect(findCall("POST", "/ORDER")?.name).toBe("placeOrder");
    expect(findCall("GET", "/Order")?.name).toBe("listOrders");
  });

  it("finds every call of the contract", () => {
    for (const [name, { method, path }] of Object.entries(routes)) {
      expect(findCall(method, path.replace(/:\w+/g, "some-id"))?.name).toBe(name);
    }
  });

  it("treats HEAD as GET", () => {
    expect(findCall("HEAD", "/cart")?.token).toBe("shopper");
  });

  it.each([
    ["DELETE", "/cart"],
    ["PATCH", "/Order"],
    ["GET", "/cart/update"],
    ["GET", "//cart"],
    ["GET", "/cart//"],
    ["GET", "/cart;x"],
    ["GET", "/%63art"],
    ["GET", "/trending/a/b"],
    ["GET", "/trending//"],
    ["GET", "/"],
    ["GET", ""],
    ["GET", "xproducts"],
    ["GET", "xtrending/a"],
    ["POST", "/__proto__"],
  ])("returns null for %s %s", (method, path) => {
    expect(findCall(method, path)).toBeNull();
  });

  it("keeps an encoded slash within its segment", () => {
    expect(findCall("GET", "/trending/a%2Fb")?.name).toBe("listTrendingNamed");
    expect(findCall("PUT", "/cancel%2Fid")).toBeNull();
  });
});
