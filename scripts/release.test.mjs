import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { migrationsHash } from "./prepare-database.mjs";
import { readRelease } from "./release.mjs";

/** @type {string} */
let root;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "haat-release-"));
});
afterEach(() => rmSync(root, { recursive: true }));

describe("a release", () => {
  it("is a folder that says so, which a checkout does not", () => {
    expect(readRelease(root)).toBeUndefined();
    writeFileSync(path.join(root, "release.json"), '{ "migrations": "abc" }');
    expect(readRelease(root)).toEqual({ migrations: "abc" });
  });

  it("that was broken off is no checkout", () => {
    writeFileSync(path.join(root, "release.json"), "{");
    expect(() => readRelease(root)).toThrow(SyntaxError);
  });

  it("knows its migrations as the checkout did, without their source", async () => {
    mkdirSync(path.join(root, "backend", "src", "modules"), { recursive: true });
    const source = path.join(root, "backend", "src", "modules", "migration.ts");
    writeFileSync(source, "one");
    const migrations = await migrationsHash(root);
    writeFileSync(source, "two");
    expect(await migrationsHash(root)).not.toBe(migrations);
    writeFileSync(path.join(root, "release.json"), JSON.stringify({ migrations }));
    expect(await migrationsHash(root)).toBe(migrations);
  });
});
