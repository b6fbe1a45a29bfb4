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
  it("is a folder with a release.json, unlike a checkout", () => {
    expect(readRelease(root)).toBeUndefined();
    writeFileSync(path.join(root, "release.json"), '{ "migrations": "abc" }');
    expect(readRelease(root)).toEqual({ migrations: "abc" });
  });

  it("with an unreadable release.json is not taken for a checkout", () => {
    writeFileSync(path.join(root, "release.json"), "{");
    expect(() => readRelease(root)).toThrow(SyntaxError);
  });

  it("has the same migrations hash as its checkout, without the source", async () => {
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
