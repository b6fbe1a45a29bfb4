/** Shorter texts contain no trigram, so the trigram index cannot find them. */
export const shortestIndexed = 3;

/**
 * A LIKE pattern that finds a text anywhere, with special characters escaped; null if there is nothing to search for.
 */
export function containing(search: string | undefined): string | null {
  const text = search?.trim();
  return text ? `%${text.replace(/[\\%_]/g, "\\$&")}%` : null;
}

/** A case-insensitive text search in columns. */
export type TextSearch = {
  /** The value of the SQL parameter. */
  value: string | string[];
  /** Whether the trigram index can be used. */
  isIndexed: boolean;
  /** The condition on a column; `place` is the parameter's placeholder. */
  in: (column: string, place: string) => string;
};

/** Every combination of upper and lower case. */
function writings(text: string): string[] {
  const ways = [...text].map((letter) => [...new Set([letter.toLowerCase(), letter.toUpperCase()])]);
  return ways.reduce<string[]>((all, letters) => all.flatMap((begun) => letters.map((next) => begun + next)), [""]);
}

/**
 * The fastest way to find a text anywhere in a column; null if there is nothing to search for. A short text matches
 * nearly every row, and folding each row's case takes three times as long, so all its case variants are passed instead.
 */
export function textSearch(search: string | undefined): TextSearch | null {
  const text = search?.trim() ?? "";
  const pattern = containing(text);
  if (pattern === null) return null;
  return [...text].length >= shortestIndexed
    ? { value: pattern, isIndexed: true, in: (column, place) => `${column} ILIKE ${place}` }
    : {
        value: writings(text).map((writing) => containing(writing) ?? ""),
        isIndexed: false,
        in: (column, place) => `${column} LIKE ANY (${place}::text[])`,
      };
}

/** Letters of a word that its index is asked for. */
const maxIndexed = 8;

/**
 * The part of a word that few rows have: the end of it, as ids begin alike; of an email address the end of what is
 * before the domain, with some of the domain if that is short.
 */
function rarePart(letters: readonly string[]): string {
  const at = letters.indexOf("@");
  const end = at < 0 ? letters.length : Math.max(at, maxIndexed);
  return letters.slice(Math.max(0, end - maxIndexed), end).join("");
}

/**
 * The condition that a column contains a word, given as a pattern of `searchPatterns`. The trigram index reads a list of
 * rows for each three letters, so of a long word it is asked for the rare part alone: 200 ms less for an email address
 * among a million orders.
 *
 * @param put adds a value to the statement and returns its placeholder
 */
export function containsWord(column: string, pattern: string, put: (value: string) => string): string {
  const word = pattern.slice(1, -1).replace(/\\(.)/g, "$1");
  const letters = [...word];
  if (letters.length <= maxIndexed) return `${column} LIKE ${put(pattern)}`;
  return `${column} LIKE ${put(containing(rarePart(letters)) ?? pattern)} AND strpos(${column}, ${put(word)}) > 0`;
}

/** A word may begin at the start of the text, after a space, or after the `#` of an order number. */
const beginnings = (word: string) => [`${word}%`, `% ${word}%`, `%#${word}%`];

/**
 * The condition that a suggestion must meet for every word, given as patterns of `searchPatterns`: it contains the word
 * anywhere or, for words of one or two letters, at the beginning of a word, which the trigram index can find as well.
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

/** Lower case without accents, as people type in a search. */
export const foldedSql = (text: string) => `lower(unaccent(${text}))`;
