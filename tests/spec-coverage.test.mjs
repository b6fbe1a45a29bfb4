import { readFileSync } from "node:fs";
import path from "node:path";
import { plain, quotedWords, specRows, withTests } from "./spec/page.mjs";
import { taggedTests } from "./spec/tags.mjs";

const root = path.join(import.meta.dirname, "..");
const page = readFileSync(path.join(root, "docs/spec-coverage.md"), "utf8");
const rows = specRows(page);
const tagged = taggedTests(root);
const ids = rows.map(({ id }) => id);

describe("docs/spec-coverage.md", () => {
  it("has a row for every sentence, each with a unique id", () => {
    expect(rows.length).toBeGreaterThan(530);
    expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
  });

  it("has a test for every sentence", () => {
    const proven = new Set(tagged.flatMap((test) => test.ids));
    expect(ids.filter((id) => !proven.has(id))).toEqual([]);
  });

  it("matches the tags in the tests (updated by npm run spec)", () => expect(withTests(page, tagged)).toBe(page));

  it("has a row for every id that a test is tagged with", () => {
    const unknown = tagged.flatMap(({ file, title, ids: own }) =>
      own.filter((id) => !ids.includes(id)).map((id) => ({ id, file, title })),
    );
    expect(unknown).toEqual([]);
  });

  it("quotes only texts that a test of the row asserts", () => {
    const unasserted = rows.flatMap(({ id, sentence }) => {
      const quoted = quotedWords(sentence);
      if (quoted.length === 0) return [];
      const texts = tagged.filter((test) => test.ids.includes(id)).flatMap((test) => test.texts());
      const said = plain(texts.join("\n"));
      return quoted
        .filter(({ pieces }) => !pieces.every((piece) => said.includes(piece)))
        .map(({ words }) => ({ id, words }));
    });
    expect(unasserted).toEqual([]);
  });
});
