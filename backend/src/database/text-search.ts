import { containing } from "./containing";
import { shortestIndexed } from "./trigrams";

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
