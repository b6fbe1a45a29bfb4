import { SortedWords, type Word } from "./sorted-words";
import { skeletonOf, soundOf } from "./sound-of";
import { formOf } from "./word-forms";

/** Shorter words resemble each other too much for phonetic keys, and shorter skeletons for skeletons. */
const [shortestSounding, shortestSkeleton] = [4, 3];

/** All words of the catalogue, or all words of its brands. */
export class Vocabulary {
  readonly words = new SortedWords();
  /** The candidates for a mistyped word: a number, such as a model's, is never guessed. */
  readonly guesses = new SortedWords();
  private readonly known = new Map<string, Word>();
  private readonly forms = new Groups(formOf);
  private readonly sounds = new Groups((text) => (text.length >= shortestSounding ? soundOf(text) : ""));
  private readonly skeletons = new Groups(skeletonFor);

  get(text: string): Word | undefined {
    return this.known.get(text);
  }

  /** The word itself, in the singular and in the plural. */
  formsOf = (text: string): readonly Word[] => this.forms.like(formOf(text));
  /** Words with another spelling and the same phonetic key. */
  soundingLike = (text: string): readonly Word[] =>
    text.length >= shortestSounding ? this.sounds.like(soundOf(text)) : [];
  /** Words with the same skeleton: they differ in their vowels only. */
  withSkeletonOf = (text: string): readonly Word[] => this.skeletons.like(skeletonFor(text));

  /** The word, added if it is unknown. */
  add(text: string): Word {
    const known = this.known.get(text);
    if (known) return known;
    const word: Word = { text, products: [], weights: [], places: [] };
    this.known.set(text, word);
    this.words.insert(word);
    this.forms.insert(word);
    if (hasDigit(text)) return word;
    this.guesses.insert(word);
    this.sounds.insert(word);
    this.skeletons.insert(word);
    return word;
  }

  /** Removes a known word. */
  remove(word: Word): void {
    this.known.delete(word.text);
    this.words.remove(word);
    this.forms.remove(word);
    if (hasDigit(word.text)) return;
    this.guesses.remove(word);
    this.sounds.remove(word);
    this.skeletons.remove(word);
  }
}

export const hasDigit = (text: string): boolean => /\p{N}/u.test(text);

function skeletonFor(text: string): string {
  const skeleton = skeletonOf(text);
  return skeleton.length >= shortestSkeleton ? skeleton : "";
}

/** Groups of words by a common key; words without a key are in none. */
class Groups {
  private readonly groups = new Map<string, Word[]>();

  constructor(private readonly keyOf: (text: string) => string) {}

  like = (key: string): readonly Word[] => (key ? (this.groups.get(key) ?? []) : []);

  insert(word: Word): void {
    const key = this.keyOf(word.text);
    if (!key) return;
    const group = this.groups.get(key);
    if (group) group.push(word);
    else this.groups.set(key, [word]);
  }

  remove(word: Word): void {
    const key = this.keyOf(word.text);
    const left = this.like(key).filter((other) => other !== word);
    if (left.length > 0) this.groups.set(key, left);
    else this.groups.delete(key);
  }
}
