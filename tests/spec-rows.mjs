/**
 * The rows of the coverage tables: `| sentence | \`file\` › title<br>\`file\` › title |`. A bar inside a cell is written `\|`.
 *
 * @param {string} markdown
 * @returns {{ sentence: string, tests: { file: string, title: string }[] }[]}
 */
export function specRows(markdown) {
  return markdown
    .split("\n")
    .filter((line) => line.startsWith("|") && !line.startsWith("| What |") && !line.startsWith("|---"))
    .map((line) => {
      const [sentence = "", cell = ""] = line
        .slice(1)
        .split(/(?<!\\)\|/)
        .map((text) => text.trim().replaceAll("\\|", "|"));
      return { sentence, tests: cell === "" ? [] : cell.split("<br>").map(readTest) };
    });
}

/** @param {string} text */
function readTest(text) {
  const [, file, title] = text.trim().match(/^`([^`]+)` › (.+)$/) ?? [];
  if (!file || !title) throw new Error(`Not a test's file and title: ${text}`);
  return { file, title };
}
