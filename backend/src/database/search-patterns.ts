/** Further words would not narrow down a typical search. */
const max = 6;

/** Accents of Latin letters. Hindi vowel signs are not accents: PostgreSQL's unaccent keeps them too. */
const accents = /[\u0300-\u036f]/g;

/** A LIKE pattern for each word of a text, in lower case without accents. */
export function searchPatterns(text: string): string[] {
  const folded = text.normalize("NFD").replace(accents, "").normalize("NFC").toLowerCase();
  const words = folded.split(/\s+/).filter(Boolean).slice(0, max);
  return words.map((word) => {
    const escaped = word.replace(/[\\%_]/g, "\\$&");
    // A number after `#` matches only that order; digits alone also match mobile numbers.
    return /^#\d+$/.test(word) ? `%${escaped} %` : `%${escaped}%`;
  });
}
