import type { Postings } from "./postings";

/** A word and its products. */
export type Word = {
  readonly text: string;
  /** Its number in its vocabulary. */
  readonly number: number;
  readonly postings: Postings;
};

/** The range of words with a common prefix: `to` is exclusive. */
export type Stretch = { from: number; to: number };

/** How many new words wait to be merged at once: to move up all others for each word takes too long. */
const maxWaiting = 1000;

/** Words in alphabetical order, so that those with a common prefix are adjacent. */
export class SortedWords {
  private sorted: Word[] = [];
  private waiting: Word[] = [];

  get size(): number {
    return this.words.length;
  }

  at(index: number): Word | undefined {
    return this.words[index];
  }

  /** Inserts a new word in order. */
  insert(word: Word): void {
    this.waiting.push(word);
    if (this.waiting.length >= maxWaiting) this.merge();
  }

  /** Removes a word that is in the list. */
  remove({ text }: Word): void {
    this.words.splice(this.firstFrom(text), 1);
  }

  private get words(): Word[] {
    if (this.waiting.length > 0) this.merge();
    return this.sorted;
  }

  private merge(): void {
    const added = this.waiting.sort((one, other) => (one.text < other.text ? -1 : 1));
    this.waiting = [];
    const known = this.sorted;
    if ((known.at(-1)?.text ?? "") < (added[0]?.text ?? "")) {
      this.sorted.push(...added);
      return;
    }
    const merged: Word[] = [];
    let next = 0;
    for (const word of added) {
      const end = search(known, next, known.length, (text) => text >= word.text);
      for (; next < end; next++) merged.push(known[next] as Word);
      merged.push(word);
    }
    for (; next < known.length; next++) merged.push(known[next] as Word);
    this.sorted = merged;
  }

  startingWith(beginning: string): Stretch {
    const from = this.firstFrom(beginning);
    return { from, to: this.endOf(beginning, from) };
  }

  allStartingWith(beginning: string): readonly Word[] {
    const { from, to } = this.startingWith(beginning);
    return this.words.slice(from, to);
  }

  /** The end of the range of words with this prefix; `from` is in the range or its end. */
  endOf(beginning: string, from: number): number {
    const { words } = this;
    const within = (index: number) => words[index]?.text.startsWith(beginning) ?? false;
    if (!within(from)) return from;
    let step = 1;
    while (within(from + step)) step *= 2;
    return search(
      words,
      from + (step >> 1) + 1,
      Math.min(from + step, words.length),
      (text) => !text.startsWith(beginning),
    );
  }

  /** The index of the first word that is not less than `text`. */
  private firstFrom(text: string): number {
    const { words } = this;
    return search(words, 0, words.length, (word) => word >= text);
  }
}

/**
 * Binary search: the first index from `low` on for which `holds` is true, else `high`. `holds` must stay true from there
 * on.
 */
function search(words: readonly Word[], low: number, high: number, holds: (text: string) => boolean): number {
  let [from, to] = [low, high];
  while (from < to) {
    const middle = (from + to) >> 1;
    if (holds(words[middle]?.text ?? "")) to = middle;
    else from = middle + 1;
  }
  return from;
}
