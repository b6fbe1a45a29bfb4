import { shortestIndexed } from "./trigrams";

/** Where a word may begin: at the text's beginning, after a space, after the sign of an order's number. */
const beginnings = (word: string) => [`${word}%`, `% ${word}%`, `%#${word}%`];

/**
 * What a suggestion has to say of each of a text's words, given as patterns of `searchPatterns`: to have it anywhere, or one
 * of a letter or two at the beginning of a word, which the index of three-letter groups finds as well.
 *
 * @returns the statement's values, from $1 on, and the condition on a column
 */
export function wordConditions(patterns: readonly string[]) {
  const values: string[] = [];
  const places = patterns.map((pattern) => {
    const word = pattern.slice(1, -1);
    const ways = word.length < shortestIndexed ? beginnings(word) : [pattern];
    return ways.map((way) => `$${values.push(way)}`);
  });
  return {
    values,
    on: (column: string, operator: "LIKE" | "ILIKE"): string =>
      places.map((ways) => `(${ways.map((place) => `${column} ${operator} ${place}`).join(" OR ")})`).join(" AND "),
  };
}
