import { wordsOf } from "./words-of";

/** What a product is found by, weightiest first: its title, its maker, what kind of thing it is, its colours. */
export type SearchTexts = readonly string[];

/** Of a word in each of the texts. */
export const textWeights = [1, 0.4, 0.25, 0.2];
/** Which of the texts the maker is. */
export const makerText = 1;
/** So many words of a text are read: what is longer is no title. */
const maxWords = 200;
/** Sum of 1, 1/4, 1/9 …: what a word that came again without end would add up to. */
const endless = Math.PI ** 2 / 6;

export type Mention = {
  /** How much the word says of the product, by the texts that it stands in; each time less where it comes again. */
  weight: number;
  /** Where it stands first, counted in words over all texts. */
  place: number;
};

/** A word and how much it counts where it stands. */
export type Counted = { word: string; counts: number };

/** The words of a text that is no title: each counts alike. */
export const evenly = (text: string): Counted[] => wordsOf(text).map((word) => ({ word, counts: 1 }));

/** What comes after these tells of the thing, and is not the thing: "for Kids", "with Light", ", Set of 6". */
const aside = /\s+(?:with|for|from|in|of)\s+|[,(|:]/i;
const counts = { thing: 1, kind: 0.8, aside: 0.5 };
/** What a title may end with after the thing. */
const noThing = /^(?:\d.*|set|pair|pack|kit|combo|powder|seeds|l|kg|g|ml|w|mm|cm|ft|inch|ton)$/;

/**
 * The words of a title, by what they are in it: "Cycling Helmet with Light" is a helmet, a cycling one, and only
 * mentions a light.
 */
export function wordsOfTitle(title: string): Counted[] {
  const at = title.search(aside);
  const main = wordsOf(at > 0 ? title.slice(0, at) : title);
  const thing = main.findLastIndex((word) => !noThing.test(word));
  const all = wordsOf(title);
  return all.map((word, place) => ({
    word,
    counts: place >= main.length ? counts.aside : place === thing ? counts.thing : counts.kind,
  }));
}

/** What the words of a product's texts say of it; `texts` has an empty list where a text is not to be read. */
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

/** By the number of words from one to the other: 1 side by side, hardly anything from fifteen on. */
const nearness = Float64Array.from({ length: 64 }, (_, apart) => 1 / (1.005 + 0.05 * Math.exp(apart / 1.5 - 2)));

/** How near to each other two words of a search stand in a product's texts, of 1. */
export const nearTogether = (apart: number): number => nearness[Math.abs(apart)] ?? 0;

/** What it adds at most that all words stand side by side. */
export const togetherShare = 0.15;

/** From here on a title says it, not only what the product is filed under. */
export const strongWeight = 0.22;

/** From here on it is what the product is, not only a kind of it. */
export const thingWeight = 0.54;

/**
 * What it adds at most that all products of a sub-category are found: "light" means the lamps, of which each is found,
 * and not the one laptop whose title has it.
 */
export const kindShare = 0.6;
/** So much of that where others of the sub-category have more of the words in their titles: a refrigerator is no AC. */
export const weakerOfKind = 0.4;

/** What sells well stands before what does not, as far as the words leave it open. `sold`: pieces in 30 days. */
export const favour = (sold: number): number => favours[sold] ?? favourOf(sold);
const favourOf = (sold: number) => 1 + Math.log(1 + sold) / 25;
const favours = Float64Array.from({ length: 1024 }, (_, sold) => favourOf(sold));

/** A title that is the very text stands before all others. */
export const titleBonus = 10;
