import { drawnAtRandom, matching, readersOfFiles, readWish, touchedBy } from "./selection.mjs";

const files = [
  "backend/src/workflows/order/to-order.test.ts",
  "backend/src/workflows/order/to-order.ts",
  "backend/test/http/order.test.ts",
  "backend/test/http/payment/refunds.test.ts",
  "e2e/stories/back-office/refunds.spec.ts",
  "e2e/stories/seller/orders.spec.ts",
  "e2e/stories/to-the-letter/back-office/orders.spec.ts",
  "e2e/stories/to-the-letter/orders.spec.ts",
  "e2e/support/shop.ts",
  "storefront/src/app.tsx",
  "storefront/src/price.test.ts",
  "tests/lockfile.test.mjs",
];
const http = ["backend/test/http/order.test.ts", "backend/test/http/payment/refunds.test.ts"];
const stories = files.filter((file) => file.endsWith(".spec.ts"));

describe("npm test's arguments", () => {
  it("select everything, parts of paths, or changes since a revision", () => {
    expect(readWish([])).toBeUndefined();
    expect(readWish(["refunds", "order"])).toEqual({ patterns: ["refunds", "order"] });
    expect(readWish(["--changed"])).toEqual({ since: "HEAD" });
    expect(readWish(["--changed=main"])).toEqual({ since: "main" });
  });

  it.each([[["--chnaged"]], [["--changed", "refunds"]], [["refunds", "--watch"]]])("are rejected: %j", (args) => {
    expect(() => readWish(args)).toThrow(/npm test takes/);
  });
});

describe("the long lane", () => {
  it("consists of the tests that draw at random", () => {
    const draws = 'import fc from "../support/draws";';
    const lane = 'import { inLane } from "../../support/lane";';
    const texts = [lane, draws, 'import { api } from "../support/api";'];
    expect(drawnAtRandom(files.slice(0, 3).map((file, place) => ({ file, text: texts[place] ?? "" })))).toEqual({
      unit: [files[0]],
      related: [],
      http: [],
      stories: [],
    });
    expect(readWish(["--long"])).toEqual({ long: true });
  });
});

describe("matching", () => {
  it("assigns tests by a part of their path to their runners", () => {
    expect(matching(files, ["refunds", "price"])).toEqual({
      unit: ["storefront/src/price.test.ts"],
      related: [],
      http: ["backend/test/http/payment/refunds.test.ts"],
      stories: ["e2e/stories/back-office/refunds.spec.ts"],
    });
  });

  it("throws if no test matches", () => {
    expect(() => matching(files, ["no such thing"])).toThrow("No test has no such thing in its path.");
  });
});

describe("tests affected by a change", () => {
  /** @param {string[]} changed */
  const touched = (...changed) => touchedBy(files, changed, []);

  it("are all that use the server, for a change of the server", () => {
    expect(touched("backend/src/workflows/order/to-order.ts")).toEqual({
      unit: [],
      related: ["backend/src/workflows/order/to-order.ts", "tests/lockfile.test.mjs"],
      http,
      stories,
    });
  });

  it.each([
    ["storefront/src/app.tsx", ["e2e/stories/to-the-letter/orders.spec.ts"]],
    ["packages/ui/src/button.tsx", ["e2e/stories/seller/orders.spec.ts", "e2e/stories/to-the-letter/orders.spec.ts"]],
    ["seller-portal/src/main.tsx", ["e2e/stories/seller/orders.spec.ts"]],
    [
      "admin-extensions/src/admin/index.ts",
      ["e2e/stories/back-office/refunds.spec.ts", "e2e/stories/to-the-letter/back-office/orders.spec.ts"],
    ],
    ["e2e/support/shop.ts", stories],
    ["packages/web/src/api-error.ts", stories],
  ])("are for %s the stories of its app", (file, expected) => {
    expect(touched(file)).toMatchObject({ http: [], stories: expected });
  });

  it("are the changed tests themselves", () => {
    expect(touched("backend/test/http/order.test.ts")).toMatchObject({ http: [http[0]], stories: [] });
    expect(touched("e2e/stories/seller/orders.spec.ts")).toMatchObject({
      stories: ["e2e/stories/seller/orders.spec.ts"],
    });
    expect(touched("backend/src/workflows/order/to-order.test.ts")).toMatchObject({ http: [], stories: [] });
  });

  it.each([
    "package-lock.json",
    "scripts/test-shop.mjs",
    "packages/api-contract/src/routes.ts",
    "packages/demo-data/src/products.json",
  ])("are all of them for %s", (file) => {
    expect(touched(file)).toMatchObject({
      unit: [files[0], "storefront/src/price.test.ts", "tests/lockfile.test.mjs"],
      http,
      stories,
    });
  });

  it("are those too that read files themselves", () => {
    const texts = ['readFileSync("x")', "readdir(folder)", "reader(x)"];
    const readers = readersOfFiles(files.slice(0, 3).map((file, place) => ({ file, text: texts[place] ?? "" })));
    expect(readers).toEqual(files.slice(0, 2));
    expect(touchedBy(files, ["README.md"], [files[0] ?? ""])).toMatchObject({
      related: [files[0], "tests/lockfile.test.mjs"],
    });
  });

  it("are only the architecture tests for documents and deleted files", () => {
    expect(touched("README.md", "storefront/src/gone.test.ts")).toEqual({
      unit: [],
      related: ["tests/lockfile.test.mjs"],
      http: [],
      stories: [],
    });
  });
});
