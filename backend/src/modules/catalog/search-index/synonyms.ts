import { soundOf } from "./sound-of";
import { formOf, tellingWords } from "./word-forms";
import { wordsOf } from "./words-of";

/** A synonym: `oneway` applies to searches for the word, `both` also the other way round. */
export type Synonym = { word: string; equals: readonly string[]; direction: "oneway" | "both" };

/** A phrase as its words. */
export type Phrase = readonly string[];

/** A synonym of a phrase, and over how many rows: 1 directly, 2 through another synonym. */
export type Meant = { phrase: Phrase; steps: number };

/** Maximum words of a phrase in a search. */
const longestPhrase = 4;
/** Synonyms are followed twice: lal is red, red is maroon. No further. */
const maxSteps = 2;

const keyOf = (words: readonly string[]) => words.map(formOf).join(" ");

/** The synonyms of words and phrases. Rebuilt when a row changes. */
export class Synonyms {
  private readonly meanings = new Map<string, { words: Phrase; means: Map<string, Phrase> }>();

  private sounds: Map<string, string[]> | undefined;

  constructor(rows: readonly Synonym[] = []) {
    for (const { word, equals, direction } of rows) {
      const one = phraseOf(word);
      for (const other of equals.map(phraseOf)) {
        this.add(one, other);
        if (direction === "both") this.add(other, one);
      }
    }
  }

  /** The single words that have synonyms, as candidates for typos. */
  *words(): Iterable<string> {
    for (const { words } of this.meanings.values()) if (words.length === 1 && words[0]) yield words[0];
  }

  /** The single words that have synonyms and the same phonetic key. */
  soundingLike(word: string): readonly string[] {
    if (!this.sounds) {
      this.sounds = new Map();
      for (const other of this.words()) {
        const sound = soundOf(other);
        this.sounds.set(sound, [...(this.sounds.get(sound) ?? []), other]);
      }
    }
    return this.sounds.get(soundOf(word)) ?? [];
  }

  /** The longest phrase from an index on that has synonyms, as its number of words and its synonyms. */
  at(words: readonly string[], from: number): { length: number; means: Meant[] } | null {
    for (let length = Math.min(longestPhrase, words.length - from); length > 0; length--) {
      const means = this.of(words.slice(from, from + length));
      if (means.length > 0) return { length, means };
    }
    return null;
  }

  /** The synonyms of a phrase, nearest first. */
  of(words: readonly string[]): Meant[] {
    const found = new Map<string, Meant>();
    let keys = [keyOf(words)];
    for (let steps = 1; steps <= maxSteps && keys.length > 0; steps++) {
      const next: string[] = [];
      for (const key of keys) {
        for (const [other, phrase] of this.meanings.get(key)?.means ?? []) {
          if (found.has(other) || other === keyOf(words)) continue;
          found.set(other, { phrase, steps });
          next.push(other);
        }
      }
      keys = next;
    }
    return [...found.values()];
  }

  private add(one: Phrase, other: Phrase): void {
    const key = keyOf(one);
    if (one.length === 0 || other.length === 0 || key === keyOf(other)) return;
    const known = this.meanings.get(key) ?? { words: one, means: new Map<string, Phrase>() };
    known.means.set(keyOf(other), other);
    this.meanings.set(key, known);
  }
}

const phraseOf = (text: string): Phrase => tellingWords(wordsOf(text)).slice(0, longestPhrase);
