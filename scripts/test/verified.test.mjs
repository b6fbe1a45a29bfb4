import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { differing, unverified } from "./verified.mjs";

const root = mkdtempSync(path.join(tmpdir(), "haat-verified-"));
afterAll(() => rmSync(root, { recursive: true }));

/** @param {string} file @param {string} text */
function write(file, text) {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), text);
}

it("takes changed, new and deleted files for different", () => {
  expect(differing({ same: "1", changed: "1", gone: "1" }, { same: "1", changed: "2", made: "1" })).toEqual([
    "changed",
    "gone",
    "made",
  ]);
});

it("selects what changed since the last green run, and always the tests that read files", async () => {
  write("package.json", "{}");
  write("storefront/src/price.ts", "1");
  write("storefront/src/reads.test.ts", 'readFileSync("price.ts")');
  const first = await unverified(root);
  expect(first.selection).toBeUndefined();
  await first.isGreen();
  const reader = "storefront/src/reads.test.ts";
  expect((await unverified(root)).selection).toEqual({ unit: [], related: [reader], http: [], stories: [] });
  write("storefront/src/price.ts", "2");
  const changed = await unverified(root);
  expect(changed.selection?.related).toEqual(["storefront/src/price.ts", reader]);
  // Changed while the tests ran: the next run has it.
  write("storefront/src/price.ts", "3");
  await changed.isGreen();
  expect((await unverified(root)).selection?.related).toEqual(["storefront/src/price.ts", reader]);
  write("package.json", '{ "type": "module" }');
  expect((await unverified(root)).selection?.unit).toEqual([reader]);
  write(".cache/verified.json", "{ cut");
  expect((await unverified(root)).selection).toBeUndefined();
});
