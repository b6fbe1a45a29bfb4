import { hasDevanagari, latinOf } from "./devanagari";

/** Letters that Unicode does not decompose, as people without such keys write them. */
const spelled: Record<string, string> = {
  ß: "ss",
  æ: "ae",
  œ: "oe",
  ø: "o",
  đ: "d",
  ð: "d",
  þ: "th",
  ł: "l",
  ı: "i",
  ħ: "h",
  ŋ: "n",
  ŧ: "t",
};

/** Longer ones are cut: nobody types them, and a text without blanks is one word. */
const longestWord = 60;

/**
 * Splits a text into words, the same way for products and searches: lower case, without accents, split at everything
 * that is neither letter nor digit; without the `'s` of "women's". Hindi is transliterated, so that किताब and kitab are
 * one word.
 */
export function wordsOf(text: string): string[] {
  const whole = withoutMarks(text);
  if (isPlain.test(whole)) return (whole.toLowerCase().match(/[a-z0-9]+/g) ?? []).map(cut);
  const words = folded(whole).match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
  return words
    .map((word) => (hasDevanagari(word) ? (functionWords.has(word) ? "" : latinOf(word)) : word))
    .filter(Boolean)
    .map(cut);
}

/** Looks for the marks first: few texts have any, and the patterns cost more than all the rest. */
function withoutMarks(text: string): string {
  const owned = /['’]/.test(text) ? text.replace(possessive, "") : text;
  return owned.includes(".") ? owned.replace(dotted, (letters) => letters.replaceAll(".", "")) : owned;
}

const cut = (word: string) => (word.length > longestWord ? word.slice(0, longestWord) : word);

const possessive = /['’]s(?![\p{L}\p{M}\p{N}])/giu;

/** Single letters with dots are one word: A.C., T.V. */
const dotted = /(?<![\p{L}\p{M}\p{N}])(?:\p{L}\.){1,5}\p{L}(?![\p{L}\p{M}\p{N}])/gu;

/** Hindi stop words that would be other words in Latin letters: में is no `men`. */
const functionWords = new Set([
  "में",
  "के",
  "का",
  "की",
  "को",
  "से",
  "और",
  "पर",
  "लिए",
  "वाला",
  "वाली",
  "वाले",
  "है",
  "चाहिए",
]);

/** Nearly all texts are ASCII, which is read much faster. */
const isPlain = /^[\0-\x7f]*$/;

const folded = (text: string) =>
  text
    .normalize("NFKD")
    .toLowerCase()
    // Accents, and what is written without being seen, such as joiners within a word.
    .replace(/[\u0300-\u036f\p{Cf}]/gu, "")
    // Apostrophes and the like that count as letters.
    .replace(/[\u02b9-\u02df]/g, " ")
    .replace(/[^\0-\x7f]/g, (letter) => spelled[letter] ?? letter);
