import { SortedWords, type Word } from "./sorted-words";
import { skeletonOf, soundOf } from "./sound-of";
import { formOf } from "./word-forms";

/** Shorter words are too like each other to go by their sound, and skeletons of fewer letters by those. */
const [shortestSounding, shortestSkeleton] = [4, 3];

/** Every word of the catalogue, or every word of its brands. */
export class Vocabulary {
  readonly words = new SortedWords();
  /** Those that a mistyped word may have meant: a number, such as a model's, is never guessed at. */
  readonly guesses = new SortedWords();
  private readonly known = new Map<string, Word>();
  private readonly forms = new Groups(formOf);
  private readonly sounds = new Groups((text) => (text.length >= shortestSounding ? soundOf(text) : ""));
  private readonly skeletons = new Groups(skeletonFor);

  get(text: string): Word | undefined {
    return this.known.get(text);
  }

  /** The word as it is, in the singular and in the plural. */
  formsOf = (text: string): readonly Word[] => this.forms.like(formOf(text));
  /** Words that are spelled otherwise and sound the same. */
  soundingLike = (text: string): readonly Word[] =>
    text.length >= shortestSounding ? this.sounds.like(soundOf(text)) : [];
  /** Words that differ in their vowels, as far as those are heard. */
  withSkeletonOf = (text: string): readonly Word[] => this.skeletons.like(skeletonFor(text));

  /** The word, a new one if it was not known. */
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

  /** Forgets a word that is known. */
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

/** Words that have something in common; those that have nothing to go by are in none. */
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
