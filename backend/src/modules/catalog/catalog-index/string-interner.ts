/** Texts as small numbers, so that a column of them is an array of numbers. 0 is the empty text. */
export class StringInterner {
  private readonly numbers = new Map([["", 0]]);
  private readonly texts = [""];
  private order: readonly number[] | undefined;

  /** How many there are; numbers are below it. */
  get size(): number {
    return this.texts.length;
  }

  /** The text's number, a new one for a new text. */
  add(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    const number = this.texts.push(text) - 1;
    this.numbers.set(text, number);
    this.order = undefined;
    return number;
  }

  find(text: string): number | undefined {
    return this.numbers.get(text);
  }

  text(number: number): string {
    return this.texts[number] ?? "";
  }

  /** All numbers but 0, by their texts as people sort: whatever the case, then by the very letters. */
  get alphabetical(): readonly number[] {
    this.order ??= this.texts
      .map((text, number) => ({ text, lower: text.toLowerCase(), number }))
      .slice(1)
      .sort((one, other) => compare(one.lower, other.lower) || compare(one.text, other.text))
      .map(({ number }) => number);
    return this.order;
  }
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);
