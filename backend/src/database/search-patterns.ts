/** More words narrow nothing down that a person would type. */
const max = 6;

/** Accents of Latin letters. A sign that makes a Hindi syllable is none: PostgreSQL's unaccent leaves it too. */
const accents = /[\u0300-\u036f]/g;

/** What each of a text's words has to be found by, as a pattern for LIKE; small letters without accents. */
export function searchPatterns(text: string): string[] {
  const folded = text.normalize("NFD").replace(accents, "").normalize("NFC").toLowerCase();
  const words = folded.split(/\s+/).filter(Boolean).slice(0, max);
  return words.map((word) => {
    const escaped = word.replace(/[\\%_]/g, "\\$&");
    // A number with its sign means that very order; its digits alone are found in mobile numbers too.
    return /^#\d+$/.test(word) ? `%${escaped} %` : `%${escaped}%`;
  });
}
