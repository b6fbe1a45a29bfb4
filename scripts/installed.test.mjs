import { isInstalled } from "./installed.mjs";

const wanted = {
  packages: {
    "": {},
    backend: { version: "0.1.0" },
    "node_modules/zod": { version: "4.2.0" },
    "node_modules/@haat/backend": { link: true },
    "node_modules/for-another-machine": { version: "1.0.0", optional: true },
  },
};

describe("node_modules", () => {
  it("are up to date if npm recorded the same packages, except those for other platforms", () => {
    const present = {
      packages: { "node_modules/zod": { version: "4.2.0" }, "node_modules/@haat/backend": { link: true } },
    };
    expect(isInstalled(wanted, present)).toBe(true);
  });

  it.each([
    ["nothing was ever installed", undefined],
    ["a package is missing", { packages: { "node_modules/@haat/backend": { link: true } } }],
    [
      "a package has another version",
      { packages: { "node_modules/zod": { version: "3.0.0" }, "node_modules/@haat/backend": { link: true } } },
    ],
    [
      "a workspace is a copy, not a link",
      { packages: { "node_modules/zod": { version: "4.2.0" }, "node_modules/@haat/backend": { version: "0.1.0" } } },
    ],
  ])("are stale if %s", (_, present) => {
    expect(isInstalled(wanted, present)).toBe(false);
  });
});
