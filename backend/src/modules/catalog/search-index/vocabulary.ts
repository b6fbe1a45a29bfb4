import { SortedWords, type Word } from "./sorted-words";

/** Every word of the catalogue. */
export class Vocabulary {
  readonly words = new SortedWords();
  /** Those that a mistyped word may have meant: a number, such as a model's, is never guessed at. */
  readonly guesses = new SortedWords();
  private readonly known = new Map<string, Word>();

  get(text: string): Word | undefined {
    return this.known.get(text);
  }

  /** The word, a new one if it was not known. */
  add(text: string): Word {
    const known = this.known.get(text);
    if (known) return known;
    const word: Word = { text, products: [], weights: [], places: [] };
    this.known.set(text, word);
    this.words.insert(word);
    if (!hasDigit(text)) this.guesses.insert(word);
    return word;
  }

  /** Forgets a word that is known. */
  remove(word: Word): void {
    this.known.delete(word.text);
    this.words.remove(word);
    if (!hasDigit(word.text)) this.guesses.remove(word);
  }
}

export const hasDigit = (text: string): boolean => /\p{N}/u.test(text);
