import { builds, isTest, staleBuilds } from "./build-plan.mjs";

describe("what is built again", () => {
  const now = [
    { name: "contract", hash: "a", present: true },
    { name: "backend", hash: "b", present: true },
  ];

  it("is nothing when all was built from the same content", () => {
    expect(staleBuilds(now, { contract: "a", backend: "b" })).toEqual([]);
  });

  it("is what changed, what was never built and what lost its output", () => {
    expect(staleBuilds(now, { contract: "old", backend: "b" })).toEqual(["contract"]);
    expect(staleBuilds(now, {})).toEqual(["contract", "backend"]);
    expect(staleBuilds([{ name: "backend", hash: "b", present: false }], { backend: "b" })).toEqual(["backend"]);
  });

  it("follows the contract into everything that is made with it", () => {
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

  it("leaves the engine's admin as it is when only the server changes", () => {
    const file = "backend/src/workflows/checkout/place-order.ts";
    const following = builds.filter(({ inputs }) => inputs.some((input) => `${file}/`.startsWith(`${input}/`)));
    expect(following.map(({ name }) => name)).toEqual(["backend"]);
  });

  it("does not look at tests", () => {
    expect(["a.test.ts", "b.test.tsx", "c.test.mjs"].every(isTest)).toBe(true);
    expect(["a.ts", "test.ts", "latest.ts"].some(isTest)).toBe(false);
  });
});
