/** Letters that Unicode does not take apart, as people write them who have no key for them. */
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
 * The words of a text as both sides of the search see them: lower case, without accents, told apart by everything that
 * is neither letter nor digit. Signs that belong to a letter, as in Hindi, stay with it.
 */
export function wordsOf(text: string): string[] {
  const words = isPlain.test(text)
    ? text.toLowerCase().match(/[a-z0-9]+/g)
    : folded(text).match(/[\p{L}\p{M}\p{N}]+/gu);
  return (words ?? []).map((word) => (word.length > longestWord ? word.slice(0, longestWord) : word));
}

/** What nearly all texts are made of, and what is read much faster. */
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
