/** What a product is found by, weightiest first: its title, its maker, what kind of thing it is, its colours. */
export type SearchTexts = readonly string[];

/** Of a word in each of the texts. */
const textWeights = [1, 0.4, 0.2, 0.1];
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

/** The words of a product's texts, each of which is given as its words. */
export function mentionsIn(texts: readonly (readonly string[])[]): Map<string, Mention> {
  const mentions = new Map<string, Mention & { times: number }>();
  let place = 0;
  for (const [at, words] of texts.entries()) {
    for (const word of words.slice(0, maxWords)) {
      place += 1;
      const mention = mentions.get(word) ?? { weight: 0, place, times: 0 };
      mention.times += 1;
      mention.weight += (textWeights[at] ?? 0) / (mention.times ** 2 * endless);
      mentions.set(word, mention);
    }
  }
  return mentions;
}

/** A word that only begins with what was typed, or is its singular, says so much of what the very word says. */
export const begunShare = 0.5;

/** By the number of words from one to the other: 1 side by side, hardly anything from fifteen on. */
const nearness = Float64Array.from({ length: 64 }, (_, apart) => 1 / (1.005 + 0.05 * Math.exp(apart / 1.5 - 2)));

/** What two words of a search say together of a product that has both: more, the nearer they stand to each other. */
export const nearTogether = (one: number, other: number, apart: number): number =>
  Math.sqrt(Math.min(one, 1) * Math.min(other, 1) * (nearness[Math.abs(apart)] ?? 0));

/** What two witnesses say; each of them, and both, from 0 to 1. */
export const bothSay = (one: number, other: number): number => 1 - (1 - one) * (1 - other);

/** What sells well stands before what does not, as far as the words leave it open. `sold`: pieces in 30 days. */
export const favour = (sold: number): number => favours[sold] ?? favourOf(sold);
const favourOf = (sold: number) => 1 + Math.log(1 + sold) / 10;
const favours = Float64Array.from({ length: 1024 }, (_, sold) => favourOf(sold));

/** A title that is the very text stands before all others. */
export const titleBonus = 10;
