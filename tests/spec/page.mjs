/**
 * The coverage page: tables of `| id | sentence | tests |`. Ids and sentences are written by hand; `npm run spec`
 * writes the tests that carry the id in a `@spec` tag. A bar inside a cell is escaped as `\|`.
 *
 * @typedef {{ id: string, sentence: string, tests: string }} SpecRow `tests` is the finished cell
 */

const row = /^\| `([a-z0-9-]+)` \| (.*?) \|(?: (.*?))? \|$/;

/** @param {string} markdown @returns {SpecRow[]} */
export function specRows(markdown) {
  return markdown
    .split("\n")
    .filter(isRow)
    .map((line) => {
      const [, id, sentence, tests = ""] = line.match(row) ?? [];
      if (!id || !sentence) throw new Error(`Not an id, a sentence and tests: ${line}`);
      return { id, sentence: sentence.replaceAll("\\|", "|"), tests };
    });
}

/**
 * The page with the tests of each row filled in.
 *
 * @param {string} markdown
 * @param {import("./tags.mjs").TaggedTest[]} tagged in any order
 */
export function withTests(markdown, tagged) {
  return markdown
    .split("\n")
    .map((line) => {
      const [, id, sentence] = (isRow(line) && line.match(row)) || [];
      return id ? `| \`${id}\` | ${sentence} | ${testsCell(tagged.filter(({ ids }) => ids.includes(id)))} |` : line;
    })
    .join("\n");
}

/**
 * The quoted texts of a sentence, each split at its placeholders: `{name}`, N, X, Y, Z and dots.
 *
 * @param {string} sentence
 */
export function quotedWords(sentence) {
  const quoted = [...sentence.matchAll(/"([^"]+)"|(?<!\w)'([^']+)'(?!\w)/g)].map(
    ([, double, single]) => double ?? single ?? "",
  );
  return quoted.map((words) => ({
    words,
    pieces: words
      .split(/\{[^}]*\}|\b[NXYZ]\b|\.\.\./)
      .map((piece) => plain(piece))
      .filter((piece) => /\w/.test(piece)),
  }));
}

/** Makes texts comparable without regard to case and white space. @param {string} text */
export const plain = (text) => text.replaceAll(/\s+/g, " ").trim().toLowerCase();

/** @param {string} line */
const isRow = (line) => line.startsWith("| `");

/** @param {import("./tags.mjs").TaggedTest[]} tests */
const testsCell = (tests) =>
  tests
    .map(({ file, title }) => `\`${file}\` › ${title.replaceAll("|", "\\|")}`)
    .sort()
    .join("<br>");
