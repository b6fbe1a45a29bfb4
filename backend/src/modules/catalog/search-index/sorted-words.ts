/** A word and its products; the lists are parallel, and unsorted. */
export type Word = {
  readonly text: string;
  readonly products: number[];
  /** The word's weight for each product; see `ranking`. */
  readonly weights: number[];
  /** The word's first position in each product's texts, counted in words. */
  readonly places: number[];
};

/** The range of words with a common prefix: `to` is exclusive. */
export type Stretch = { from: number; to: number };

/** Words in alphabetical order, so that those with a common prefix are adjacent. */
export class SortedWords {
  private readonly words: Word[] = [];

  get size(): number {
    return this.words.length;
  }

  at(index: number): Word | undefined {
    return this.words[index];
  }

  /** Inserts a new word in order. */
  insert(word: Word): void {
    this.words.splice(this.firstFrom(word.text), 0, word);
  }

  /** Removes a word that is in the list. */
  remove({ text }: Word): void {
    this.words.splice(this.firstFrom(text), 1);
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
    const within = (index: number) => this.words[index]?.text.startsWith(beginning) ?? false;
    if (!within(from)) return from;
    let step = 1;
    while (within(from + step)) step *= 2;
    return this.search(
      from + (step >> 1) + 1,
      Math.min(from + step, this.words.length),
      (word) => !word.startsWith(beginning),
    );
  }

  /** The index of the first word that is not less than `text`. */
  private firstFrom(text: string): number {
    return this.search(0, this.words.length, (word) => word >= text);
  }

  /**
   * Binary search: the first index from `low` on for which `holds` is true, else `high`. `holds` must stay true from
   * there on.
   */
  private search(low: number, high: number, holds: (text: string) => boolean): number {
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.words[middle]?.text ?? "")) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
