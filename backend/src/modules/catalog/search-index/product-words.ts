import { type Counted, evenly, makerText, mentionsIn, type SearchTexts, wordsOfTitle } from "./ranking";
import type { Word } from "./sorted-words";
import type { Vocabulary } from "./vocabulary";

/** The words of titles and kinds, and apart from them those of brands. */
export type Vocabularies = { vocabulary: Vocabulary; brands: Vocabulary };

/** Adds a product's words to the index; returns them, for the removal of the product. */
export function addWords({ vocabulary, brands }: Vocabularies, rowNumber: number, texts: SearchTexts): Word[] {
  const [title = "", ...rest] = texts;
  const all: Counted[][] = [wordsOfTitle(title), ...rest.map(evenly)];
  const ofMaker = new Set(all[makerText]?.map(({ word }) => word));
  // The brand is also a tag, and would count as an ordinary word there.
  const plain = all.map((words, at) =>
    at === makerText ? [] : at === 0 ? words : words.filter(({ word }) => !ofMaker.has(word)),
  );
  const maker = all.map((words, at) => (at === makerText ? words : []));
  return [...write(vocabulary, rowNumber, plain), ...write(brands, rowNumber, maker)];
}

function write(vocabulary: Vocabulary, rowNumber: number, texts: readonly Counted[][]): Word[] {
  const words: Word[] = [];
  for (const [text, { weight, place }] of mentionsIn(texts)) {
    const word = vocabulary.add(text);
    word.products.push(rowNumber);
    word.weights.push(weight);
    word.places.push(place);
    words.push(word);
  }
  return words;
}

/** Removes what `addWords` returned, and words that no product has any more. */
export function dropWords({ vocabulary, brands }: Vocabularies, rowNumber: number, words: readonly Word[]): void {
  for (const word of words) {
    const at = word.products.indexOf(rowNumber);
    for (const list of [word.products, word.weights, word.places]) {
      list[at] = list.at(-1) ?? 0;
      list.pop();
    }
    if (word.products.length > 0) continue;
    const home = vocabulary.get(word.text) === word ? vocabulary : brands;
    home.remove(word);
  }
}
