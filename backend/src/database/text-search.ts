/** Shorter texts have no group of three letters of their own that an index of such groups could find. */
export const shortestIndexed = 3;

/** A pattern of LIKE that finds a text anywhere, whatever signs are in it; null where there is nothing to look for. */
export function containing(search: string | undefined): string | null {
  const text = search?.trim();
  return text ? `%${text.replace(/[\\%_]/g, "\\$&")}%` : null;
}

/** A text that is looked for in columns, in any case of its letters. */
export type TextSearch = {
  /** The statement's value. */
  value: string | string[];
  /** Whether the index of three-letter groups can find it. */
  isIndexed: boolean;
  /** The condition on a column, `place` being where the value stands in the statement. */
  in: (column: string, place: string) => string;
};

/** The same text in every way of writing its letters large and small. */
function writings(text: string): string[] {
  const ways = [...text].map((letter) => [...new Set([letter.toLowerCase(), letter.toUpperCase()])]);
  return ways.reduce<string[]>((all, letters) => all.flatMap((begun) => letters.map((next) => begun + next)), [""]);
}

/**
 * How a text is best found anywhere in a column; null where there is nothing to look for. A short one is looked for as it
 * may be written, since nearly every row has it and folding each row's letters takes three times as long.
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

/** Small letters without accents, as whoever searches types them. */
export const foldedSql = (text: string) => `lower(unaccent(${text}))`;
