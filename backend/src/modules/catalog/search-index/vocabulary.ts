import { Postings } from "./postings";
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
  /** Counts the words that came and went. */
  changes = 0;
  private readonly numbered: (Word | undefined)[] = [];
  private readonly freeNumbers: number[] = [];
  private readonly forms = new Groups(formOf);
  private readonly sounds = new Groups((text) => (text.length >= shortestSounding ? soundOf(text) : ""));
  private readonly skeletons = new Groups(skeletonFor);

  /** With `wholeOnly` its words have no prefixes and no guesses: only whole words are looked up. */
  constructor(private readonly options: { wholeOnly?: boolean } = {}) {}

  get(text: string): Word | undefined {
    return this.forms.get(text);
  }

  /** The word of a number that is in use. */
  of(number: number): Word | undefined {
    return this.numbered[number];
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
    const known = this.get(text);
    if (known) return known;
    this.changes += 1;
    const number = this.freeNumbers.pop() ?? this.numbered.length;
    const word: Word = { text, number, postings: new Postings() };
    this.numbered[number] = word;
    this.forms.insert(word);
    if (!this.options.wholeOnly) this.words.insert(word);
    if (hasDigit(text)) return word;
    this.sounds.insert(word);
    if (this.options.wholeOnly) return word;
    this.guesses.insert(word);
    this.skeletons.insert(word);
    return word;
  }

  /** Removes a known word. Its number may be given to another word. */
  remove(word: Word): void {
    this.changes += 1;
    this.numbered[word.number] = undefined;
    this.freeNumbers.push(word.number);
    this.forms.remove(word);
    if (!this.options.wholeOnly) this.words.remove(word);
    if (hasDigit(word.text)) return;
    this.sounds.remove(word);
    if (this.options.wholeOnly) return;
    this.guesses.remove(word);
    this.skeletons.remove(word);
  }
}

export const hasDigit = (text: string): boolean => /\p{N}/u.test(text);

function skeletonFor(text: string): string {
  const skeleton = skeletonOf(text);
  return skeleton.length >= shortestSkeleton ? skeleton : "";
}

/** Groups of words by a common key; words without a key are in none. Most groups are a single word, kept without a list. */
class Groups {
  private readonly groups = new Map<string, Word | readonly Word[]>();

  constructor(private readonly keyOf: (text: string) => string) {}

  like(key: string): readonly Word[] {
    const group = key ? this.groups.get(key) : undefined;
    return group === undefined ? [] : "text" in group ? [group] : group;
  }

  /** The word with exactly this text. */
  get(text: string): Word | undefined {
    const group = this.groups.get(this.keyOf(text));
    if (group === undefined || !("text" in group)) return group?.find((word) => word.text === text);
    return group.text === text ? group : undefined;
  }

  insert(word: Word): void {
    const key = this.keyOf(word.text);
    if (!key) return;
    const group = this.like(key);
    this.groups.set(key, group.length > 0 ? [...group, word] : word);
  }

  remove(word: Word): void {
    const key = this.keyOf(word.text);
    const [first, ...rest] = this.like(key).filter((other) => other !== word);
    if (first) this.groups.set(key, rest.length > 0 ? [first, ...rest] : first);
    else this.groups.delete(key);
  }
}
