import { type Counted, evenly, makerText, mentionsIn, type SearchTexts } from "./ranking";
import { Vocabulary } from "./vocabulary";
import { WordLists } from "./word-lists";

/** The words of all products: for each word its products, and for each product its words. */
export class ProductWords {
  /** The words of titles, kinds and colours. */
  readonly vocabulary = new Vocabulary();
  /** Words of brands are kept apart: they match only as whole words, and are never guessed. */
  readonly brands = new Vocabulary({ wholeOnly: true });
  /** Numbers of the product's words, doubled; those of brands are odd. */
  readonly lists = new WordLists();

  /** Adds the words of a product that has none. */
  add(rowNumber: number, title: readonly Counted[], [, ...rest]: SearchTexts): void {
    const all = [title, ...rest.map(evenly)];
    const ofMaker = new Set(all[makerText]?.map(({ word }) => word));
    // The brand is also a tag, and would count as an ordinary word there.
    const plain = all.map((words, at) =>
      at === makerText ? [] : at === 0 ? words : words.filter(({ word }) => !ofMaker.has(word)),
    );
    const maker = all.map((words, at) => (at === makerText ? words : []));
    this.lists.set(rowNumber, [
      ...write(this.vocabulary, rowNumber, plain).map((number) => number * 2),
      ...write(this.brands, rowNumber, maker).map((number) => number * 2 + 1),
    ]);
  }

  /** Removes a product's words, and words that no product has any more. */
  drop(rowNumber: number): void {
    for (const one of this.lists.of(rowNumber)) {
      const home = one % 2 === 0 ? this.vocabulary : this.brands;
      const word = home.of(one >>> 1);
      if (!word) continue;
      word.postings.delete(rowNumber);
      if (word.postings.length === 0) home.remove(word);
    }
    this.lists.drop(rowNumber);
  }
}

/** Returns the words' numbers. */
function write(vocabulary: Vocabulary, rowNumber: number, texts: readonly (readonly Counted[])[]): number[] {
  const numbers: number[] = [];
  for (const [text, { weight, place }] of mentionsIn(texts)) {
    const word = vocabulary.add(text);
    word.postings.set(rowNumber, weight, place);
    numbers.push(word.number);
  }
  return numbers;
}
