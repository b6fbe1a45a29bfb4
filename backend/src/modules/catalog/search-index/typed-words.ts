import { nearWords } from "./near-words";
import { hasDigit, type Vocabulary } from "./vocabulary";

/** What a word that was typed may mean. */
export type Meanings = {
  /** Words of the catalogue, as they stand. */
  very: readonly string[];
  /** Beginnings of words, those of `very` among them; none where nothing but the very word is meant. */
  begun: readonly string[];
};

/** More words than this add nothing to what a shopper looks for. */
const maxTyped = 6;

/** A shopper writes "shirts" where the title says "shirt". */
const singularOf = (word: string) =>
  word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? word.slice(0, -1) : word;

/** Whatever begins with a longer one begins with the shorter one as well. */
const shortest = (beginnings: readonly string[]) =>
  beginnings.filter((one) => !beginnings.some((other) => other !== one && one.startsWith(other)));

/** What the words may mean, each as the catalogue knows it: a word that it doesn't know is taken for a mistyped one. */
export function meaningsOf(vocabulary: Vocabulary, words: readonly string[]): Meanings[] {
  const typed = [...new Set(words)].slice(0, maxTyped);
  return typed.map((word) => {
    // One letter among others, as in "t shirt", would match half the catalogue as a beginning.
    if (word.length === 1 && typed.length > 1) return { very: [word], begun: [] };
    const { from, to } = vocabulary.words.startingWith(word);
    const near = from < to || hasDigit(word) ? [] : nearWords(vocabulary.guesses, word);
    return near.length > 0 ? { very: near, begun: shortest(near) } : { very: [word], begun: [singularOf(word)] };
  });
}
