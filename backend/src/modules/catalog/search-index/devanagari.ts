/** Devanagari consonants in the Latin spelling that Indians use. Dots below are ignored: people leave them out. */
const consonants: Record<string, string> = {
  क: "k",
  ख: "kh",
  ग: "g",
  घ: "gh",
  ङ: "n",
  च: "ch",
  छ: "chh",
  ज: "j",
  झ: "jh",
  ञ: "n",
  ट: "t",
  ठ: "th",
  ड: "d",
  ढ: "dh",
  ण: "n",
  त: "t",
  थ: "th",
  द: "d",
  ध: "dh",
  न: "n",
  प: "p",
  फ: "ph",
  ब: "b",
  भ: "bh",
  म: "m",
  य: "y",
  र: "r",
  ल: "l",
  ळ: "l",
  व: "v",
  श: "sh",
  ष: "sh",
  स: "s",
  ह: "h",
};
/** Independent vowels, each with its sign after a consonant. */
const vowels: readonly (readonly [letter: string, sign: string, latin: string])[] = [
  ["अ", "", "a"],
  ["आ", "ा", "a"],
  ["इ", "ि", "i"],
  ["ई", "ी", "i"],
  ["उ", "ु", "u"],
  ["ऊ", "ू", "u"],
  ["ऋ", "ृ", "ri"],
  ["ए", "े", "e"],
  ["ऍ", "ॅ", "e"],
  ["ऐ", "ै", "ai"],
  ["ओ", "ो", "o"],
  ["ऑ", "ॉ", "o"],
  ["औ", "ौ", "au"],
];
const standing = new Map(vowels.map(([letter, , latin]) => [letter, latin]));
const signs = new Map(vowels.filter(([, sign]) => sign).map(([, sign, latin]) => [sign, latin]));
const virama = "्";
const nasals = new Set(["ं", "ँ"]);
const firstDigit = "०".charCodeAt(0);

/** A consonant or none, and the vowel after it. `silent`: the inherent vowel of a consonant, which is not written. */
type Syllable = { consonant: string; vowel: string; silent: boolean; nasal: boolean };

export const hasDevanagari = (text: string): boolean => /[\u0900-\u097f]/.test(text);

/**
 * Transliterates a Devanagari word as Indians write it in Latin letters: किताब is `kitab`, कपड़ा `kapda`. Libraries
 * keep vowels that are not spoken (`kitāba`). The rule of J. Ohala (1983) drops them: at a word's end, and between two
 * syllables that are spoken. Other text is left unchanged.
 */
export function latinOf(word: string): string {
  const syllables = syllablesOf(word);
  dropSilentVowels(syllables);
  return syllables
    .map(({ consonant, vowel, nasal }, at) => {
      const before = syllables[at + 1]?.consonant ?? "";
      return consonant + vowel + (nasal ? (/^[pbm]/.test(before) ? "m" : "n") : "");
    })
    .join("")
    .replace("jny", "gy")
    .replace("jn", "gy");
}

function syllablesOf(word: string): Syllable[] {
  const syllables: Syllable[] = [];
  for (const letter of word) {
    const last = syllables.at(-1);
    const consonant = consonants[letter];
    const sign = signs.get(letter);
    if (consonant !== undefined) syllables.push({ consonant, vowel: "a", silent: true, nasal: false });
    else if (letter === virama && last) Object.assign(last, { vowel: "", silent: false });
    else if (sign !== undefined && last) Object.assign(last, { vowel: sign, silent: false });
    else if (nasals.has(letter) && last) last.nasal = true;
    else if (letter === "ः" && last) last.vowel += "h";
    else if (standing.has(letter)) spoken(standing.get(letter) ?? "");
    else if (letter >= "०" && letter <= "९") spoken(String(letter.charCodeAt(0) - firstDigit));
    else if (!hasDevanagari(letter)) spoken(letter);
  }
  return syllables;

  function spoken(vowel: string): void {
    syllables.push({ consonant: "", vowel, silent: false, nasal: false });
  }
}

/** Backwards, since whether a vowel is spoken depends on the syllable after it. */
function dropSilentVowels(syllables: Syllable[]): void {
  for (let at = syllables.length - 1; at > 0; at--) {
    const one = syllables[at];
    const before = syllables[at - 1];
    const after = syllables[at + 1];
    if (!one?.silent || one.nasal || !before || before.vowel === "") continue;
    const isBetween = after !== undefined && after.vowel !== "" && after.consonant !== "";
    if (after === undefined || isBetween) one.vowel = "";
  }
}
