/** A word that shoppers type, and what the catalogue may call it. */
export type SearchWords = { word: string; equals: string[]; direction: "oneway" | "both" };

/**
 * Parses lines in a short notation: `a, b > c, d`: a search for a or b finds c and d; `a, b = c, d`: all of them are
 * synonyms of each other.
 */
export const readLines = (text: string): SearchWords[] =>
  text
    .split("\n")
    .filter((line) => line.trim() !== "")
    .flatMap(readLine)
    .filter(({ equals }) => equals.length > 0);

function readLine(line: string): SearchWords[] {
  const [left = "", right] = line.split(/[>=]/);
  if (right === undefined) throw new Error(`"${line}" has neither > nor =.`);
  const [words, equals] = [listOf(left), listOf(right)];
  if (line.includes(">"))
    return words.map((word) => ({ word, equals: equals.filter((one) => one !== word), direction: "oneway" }));
  const [word = "", ...others] = words;
  const all = [...new Set([...others, ...equals])];
  return [{ word, equals: all.filter((one) => one !== word), direction: "both" }];
}

const listOf = (text: string) =>
  text
    .split(",")
    .map((word) => word.trim())
    .filter(Boolean);
