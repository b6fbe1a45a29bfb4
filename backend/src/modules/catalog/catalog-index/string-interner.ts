/** Maps texts to small numbers, so that a column of them is an array of numbers. 0 is the empty text. */
export class StringInterner {
  private readonly numbers = new Map([["", 0]]);
  private readonly texts = [""];
  private order: readonly number[] | undefined;

  /** How many there are; all numbers are below it. */
  get size(): number {
    return this.texts.length;
  }

  /** The text's number; a new text gets a new one. */
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

  /** All numbers but 0, sorted by their texts: first ignoring case, then by the exact characters. */
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
