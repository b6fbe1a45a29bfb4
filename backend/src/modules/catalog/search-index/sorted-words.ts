/** A word and the products that have it; the lists go together by place, in no order. */
export type Word = {
  readonly text: string;
  readonly products: number[];
  /** How much the word says of each product; see `ranking`. */
  readonly weights: number[];
  /** Where the word stands first in each product's texts, counted in words. */
  readonly places: number[];
};

/** Where words that share a beginning stand: `to` is the first that does not. */
export type Stretch = { from: number; to: number };

/** Words in the order of their letters, so that those with one beginning stand together. */
export class SortedWords {
  private readonly words: Word[] = [];

  get size(): number {
    return this.words.length;
  }

  at(index: number): Word | undefined {
    return this.words[index];
  }

  /** Puts a new word in its place. */
  insert(word: Word): void {
    this.words.splice(this.firstFrom(word.text), 0, word);
  }

  /** Takes out a word that is in. */
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

  /** The first place after `from` whose word does not begin so; `from` is one that does, or the end of all that do. */
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

  /** The place of the first word that is not before `text`. */
  private firstFrom(text: string): number {
    return this.search(0, this.words.length, (word) => word >= text);
  }

  /** The first place from `low` on where `holds`; from there on it holds up to `high`, which is the answer otherwise. */
  private search(low: number, high: number, holds: (text: string) => boolean): number {
    while (low < high) {
      const middle = (low + high) >> 1;
      if (holds(this.words[middle]?.text ?? "")) high = middle;
      else low = middle + 1;
    }
    return low;
  }
}
