import { wordsOf } from "./words-of";

/** The texts that a product is found by, by weight: title, brand, kind, colours. */
export type SearchTexts = readonly string[];

/** The weight of a word in each of the texts. */
export const textWeights = [1, 0.4, 0.25, 0.2];
/** Which of the texts is the brand. */
export const makerText = 1;
/** Limit of words that are read of a text: a longer one is no title. */
const maxWords = 200;
/** Sum of 1, 1/4, 1/9 …: the limit for a word that is repeated without end. */
const endless = Math.PI ** 2 / 6;

export type Mention = {
  /** The word's weight for the product, over all texts; each repetition adds less. */
  weight: number;
  /** Its first position, counted in words over all texts. */
  place: number;
};

/** A word and its weight at its position. */
export type Counted = { word: string; counts: number };

/** The words of a text that is no title: all weigh the same. */
export const evenly = (text: string): Counted[] => wordsOf(text).map((word) => ({ word, counts: 1 }));

/** What follows these words describes the product and is not the product: "for Kids", "with Light", ", Set of 6". */
const aside = /\s+(?:with|for|from|in|of)\s+|[,(|:]/i;
const counts = { thing: 1, kind: 0.8, aside: 0.5 };
/** What a title may end with after the name of the thing. */
const noThing = /^(?:\d.*|set|pair|pack|kit|combo|powder|seeds|l|kg|g|ml|w|mm|cm|ft|inch|ton)$/;

/**
 * The words of a title, weighted by their role: "Cycling Helmet with Light" is a helmet, a cycling one, and only
 * mentions a light.
 */
export function wordsOfTitle(title: string): Counted[] {
  const at = title.search(aside);
  const all = wordsOf(title);
  const main = at > 0 ? wordsOf(title.slice(0, at)) : all;
  const thing = main.findLastIndex((word) => !noThing.test(word));
  return all.map((word, place) => ({
    word,
    counts: place >= main.length ? counts.aside : place === thing ? counts.thing : counts.kind,
  }));
}

/** The words of a product's texts with their weights; in `texts` a text that is not to be read is an empty list. */
export function mentionsIn(texts: readonly (readonly Counted[])[]): Map<string, Mention> {
  const mentions = new Map<string, Mention & { times: number }>();
  let place = 0;
  for (const [at, words] of texts.entries()) {
    for (const { word, counts } of words.slice(0, maxWords)) {
      place += 1;
      const mention = mentions.get(word) ?? { weight: 0, place, times: 0 };
      mention.times += 1;
      mention.weight += ((textWeights[at] ?? 0) * counts) / (mention.times ** 2 * endless);
      mentions.set(word, mention);
    }
  }
  return mentions;
}

/** By distance in words: 1 side by side, close to 0 from fifteen on. */
const nearness = Float64Array.from({ length: 64 }, (_, apart) => 1 / (1.005 + 0.05 * Math.exp(apart / 1.5 - 2)));

/** The proximity of two words of a search in a product's texts, from 0 to 1. */
export const nearTogether = (apart: number): number => nearness[Math.abs(apart)] ?? 0;

/** Maximum bonus for all words side by side. */
export const togetherShare = 0.15;

/** From this weight on the word is in the title, not only in the product's classification. */
export const strongWeight = 0.22;

/** From this weight on the word is what the product is, not only a kind of it. */
export const thingWeight = 0.54;

/**
 * Maximum bonus if all products of a sub-category match: "light" means the lamps, all of which match, and not the one
 * laptop with the word in its title.
 */
export const kindShare = 0.6;
/**
 * The share of that bonus for a product if others of its sub-category match more words in their titles: a refrigerator
 * is no AC.
 */
export const weakerOfKind = 0.4;

/** A factor for best sellers, small enough that the words decide first. `sold`: pieces in 30 days. */
export const favour = (sold: number): number => favours[sold] ?? favourOf(sold);
const favourOf = (sold: number) => 1 + Math.log(1 + sold) / 25;
const favours = Float64Array.from({ length: 1024 }, (_, sold) => favourOf(sold));

/** A title that equals the search text comes before all others. */
export const titleBonus = 10;
