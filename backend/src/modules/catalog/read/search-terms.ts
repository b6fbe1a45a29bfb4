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

function meanings({ word, known, similar }: Term): string[] {
  return known || similar.length === 0 ? [word, ...singular(word)] : similar;
}

const joined = (parts: readonly string[], operator: string) =>
  parts.map((part) => (parts.length > 1 ? `(${part})` : part)).join(` ${operator} `);

/** Finds by beginnings alone; a word that begins with another of the meanings needs no looking for. */
function findExpression(meant: readonly string[]): string {
  const shortest = meant.filter((one) => !meant.some((other) => other !== one && one.startsWith(other)));
  return shortest.map((one) => `${quoted(one)}:*`).join(" | ");
}

/** An exact word counts beside its beginning, so that it ranks first. */
const rankExpression = (meant: readonly string[]) =>
  meant.map((one) => `${quoted(one)} | ${quoted(one)}:*`).join(" | ");

/** A full-text query to find by, which is cheap, and one to rank by. */
export type Query = { find: string; rank: string };

/** Queries for the terms: `all` wants each of them, `any` one of them. Null when there is no word to look for. */
export function toQueries(terms: readonly Term[]): { all: Query; any: Query } | null {
  if (terms.length === 0) return null;
  // One letter among others, as in "t shirt", would match half the catalogue as a beginning.
  const isWhole = ({ word }: Term) => word.length === 1 && terms.length > 1;
  const find = terms.map((term) => (isWhole(term) ? quoted(term.word) : findExpression(meanings(term))));
  const rank = terms.map((term) => (isWhole(term) ? quoted(term.word) : rankExpression(meanings(term))));
  return {
    all: { find: joined(find, "&"), rank: joined(rank, "&") },
    any: { find: joined(find, "|"), rank: joined(rank, "|") },
  };
}
