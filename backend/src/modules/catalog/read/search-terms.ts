/** A word of the search text and the words of the catalogue that it may mean. */
export type Term = {
  word: string;
  /** Whether some word of the catalogue begins with it; then it stands for itself. */
  known: boolean;
  /** Words nearly like it, best first; empty when it is known. */
  similar: string[];
};

/** What reaches the database: no control characters, which PostgreSQL refuses, and no stray halves of characters. */
export const cleanText = (text: string): string => text.replace(/[\p{Cc}\p{Cs}]/gu, " ").trim();

const quoted = (word: string) => `'${word.replace(/['\\]/g, "")}'`;

/** A shopper writes "shirts" where the title says "shirt". */
const singular = (word: string) =>
  word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? [word.slice(0, -1)] : [];

function expression({ word, known, similar }: Term, alone: boolean): string {
  // One letter among others, as in "t shirt", would match half the catalogue as a beginning.
  if (word.length === 1 && !alone) return quoted(word);
  const meant = known || similar.length === 0 ? [word, ...singular(word)] : similar;
  return meant.map((one) => `${quoted(one)} | ${quoted(one)}:*`).join(" | ");
}

/**
 * Full-text queries for the terms: `all` wants each of them, `any` one of them. An exact word counts twice beside
 * its beginning, so that it ranks first. Null when there is no word to look for.
 */
export function toQueries(terms: readonly Term[]): { all: string; any: string } | null {
  if (terms.length === 0) return null;
  const groups = terms.map((term) => `(${expression(term, terms.length === 1)})`);
  return { all: groups.join(" & "), any: groups.join(" | ") };
}
