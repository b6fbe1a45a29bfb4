import { builds, isTest, staleBuilds } from "./build-plan.mjs";

describe("stale builds", () => {
  const now = [
    { name: "contract", hash: "a", present: true },
    { name: "backend", hash: "b", present: true },
  ];

  it("are none if everything was built from the same content", () => {
    expect(staleBuilds(now, { contract: "a", backend: "b" })).toEqual([]);
  });

  it("are those that changed, were never built or lost their output", () => {
    expect(staleBuilds(now, { contract: "old", backend: "b" })).toEqual(["contract"]);
    expect(staleBuilds(now, {})).toEqual(["contract", "backend"]);
    expect(staleBuilds([{ name: "backend", hash: "b", present: false }], { backend: "b" })).toEqual(["backend"]);
  });

  it("include everything made with the contract when the contract changes", () => {
    expect(builds.filter(({ inputs }) => inputs.includes("packages/api-contract")).map(({ name }) => name)).toEqual([
      "contract",
      "screens",
      "storefront",
      "storefront-server",
      "seller-portal",
      "dashboard",
      "engine-admin",
    ]);
  });

  it("do not include the engine's admin when only the server changes", () => {
    const file = "backend/src/workflows/checkout/place-order.ts";
    const following = builds.filter(({ inputs }) => inputs.some((input) => `${file}/`.startsWith(`${input}/`)));
    expect(following.map(({ name }) => name)).toEqual(["backend"]);
  });

  it("do not depend on tests", () => {
    expect(["a.test.ts", "b.test.tsx", "c.test.mjs"].every(isTest)).toBe(true);
    expect(["a.ts", "test.ts", "latest.ts"].some(isTest)).toBe(false);
  });
});
