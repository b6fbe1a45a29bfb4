import { nearWords } from "./near-words";
import { hasDigit, type Vocabulary } from "./vocabulary";

/** What a word that was typed may mean: words of the catalogue, or beginnings of such. */
export type Meanings = {
  texts: readonly string[];
  /** Whether words that only begin so are meant as well. */
  begun: boolean;
};

/** More words than this add nothing to what a shopper looks for. */
const typedMost = 6;

/** A shopper writes "shirts" where the title says "shirt". */
const singular = (word: string) =>
  word.length > 3 && word.endsWith("s") && !word.endsWith("ss") ? [word.slice(0, -1)] : [];

/** What the words may mean, each as the catalogue knows it: a word that it doesn't know is taken for a mistyped one. */
export function meaningsOf(vocabulary: Vocabulary, words: readonly string[]): Meanings[] {
  const typed = [...new Set(words)].slice(0, typedMost);
  return typed.map((word) => {
    // One letter among others, as in "t shirt", would match half the catalogue as a beginning.
    if (word.length === 1 && typed.length > 1) return { texts: [word], begun: false };
    const { from, to } = vocabulary.words.startingWith(word);
    const near = from < to || hasDigit(word) ? [] : nearWords(vocabulary.guesses, word);
    return { texts: near.length > 0 ? near : [word, ...singular(word)], begun: true };
  });
}
