import { isKept } from "./kept-files.mjs";

describe("isKept", () => {
  it.each([
    "package.json",
    "LICENSE.md",
    "licence.txt",
    "dist/index.js",
    "esm/index.mjs",
    "cjs/index.cjs",
    "lib/doc/dom.js",
    "lib/attest/index.js",
    "data/icons.json",
    "lib/sharp-linux-x64.node",
    "400Regular/NotoSansDevanagari_400Regular.ttf",
  ])("keeps %s", (file) => expect(isKept(file)).toBe(true));

  it.each([
    "README.md",
    "dist/index.d.ts",
    "dist/index.d.mts",
    "dist/index.js.map",
    "src/index.ts",
    "src/view.tsx",
    "dist/index.test.js",
    "test/index.js",
    "lib/__tests__/index.js",
    "docs/api.html",
    "dist-es/index.js",
    "src/binding.cc",
  ])("drops %s", (file) => expect(isKept(file)).toBe(false));
});
