import { itemAt } from "../item-at.mjs";
import { randomFrom } from "./random.mjs";

/**
 * Deterministic, unique search terms: kinds of products, with brands, word prefixes, full titles, and in two of five a
 * typo.
 *
 * @param {import("./plan.mjs").PlannedProduct[]} products
 * @param {number} count
 * @returns {string[]}
 */
export function searchTerms(products, count) {
  const random = randomFrom(7);
  const terms = new Set();
  for (let tries = 0; terms.size < count && tries < count * 20; tries++) {
    const term = random.pick(forms)(random.pick(products), random);
    terms.add(random.below(5) < 2 ? mistype(term, random) : term);
  }
  return [...terms];
}

/** @type {((product: import("./plan.mjs").PlannedProduct, random: ReturnType<typeof randomFrom>) => string)[]} */
const forms = [
  ({ good }) => good.toLowerCase(),
  ({ brand, good }) => `${brand} ${good}`.toLowerCase(),
  ({ brand, good }) => `${brand} ${good.split(" ").at(-1)}`.toLowerCase(),
  ({ good }, random) => good.toLowerCase().slice(0, 3 + random.below(good.length - 3)),
  ({ title }) => title.split(" ").slice(0, -1).join(" "),
  ({ brand }) => brand.toLowerCase(),
  ({ title }) => title,
];

/**
 * One typo in a word that is long enough: two letters swapped, one omitted, one doubled, or a neighbouring key.
 *
 * @param {string} text
 * @param {ReturnType<typeof randomFrom>} random
 */
export function mistype(text, random) {
  const words = text.split(" ");
  const long = words.flatMap((word, at) => (/^[a-z]{5,}$/i.test(word) ? [at] : []));
  if (long.length === 0) return text;
  const which = random.pick(long);
  const word = itemAt(words, which);
  const at = 1 + random.below(word.length - 2);
  const head = word.slice(0, at);
  const tail = word.slice(at + 1);
  const wrong = [
    () => `${head}${word[at + 1]}${word[at]}${word.slice(at + 2)}`,
    () => `${head}${tail}`,
    () => `${head}${word[at]}${word[at]}${tail}`,
    () => `${head}${"abcdefghijklmnopqrstuvwxyz"[random.below(26)]}${tail}`,
  ];
  words[which] = random.pick(wrong)();
  return words.join(" ");
}
