import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { specRows } from "./spec-rows.mjs";

const root = path.join(import.meta.dirname, "..");
const rows = specRows(readFileSync(path.join(root, "docs/spec-coverage.md"), "utf8"));

describe("docs/spec-coverage.md", () => {
  it("has a row for every sentence", () => expect(rows.length).toBeGreaterThan(190));

  it("leaves no sentence without a test", () => {
    expect(rows.filter(({ tests }) => tests.length === 0).map(({ sentence }) => sentence)).toEqual([]);
  });

  it("names only tests that there are", () => {
    const missing = rows.flatMap(({ sentence, tests }) =>
      tests.filter((test) => !isThere(test)).map((test) => ({ sentence, ...test })),
    );
    expect(missing).toEqual([]);
  });
});

/**
 * Whether a file has a test of that title, however its quotes are written and on whatever screens it is played.
 *
 * @param {{ file: string, title: string }} test
 */
function isThere({ file, title }) {
  const place = path.join(root, file);
  if (!existsSync(place)) return false;
  const text = readFileSync(place, "utf8").replaceAll('\\"', '"').replaceAll(" @once", "");
  return [`"${title}"`, `'${title}'`, `\`${title}\``].some((quoted) => text.includes(quoted));
}
