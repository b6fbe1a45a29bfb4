import type { Word } from "./sorted-words";

/** A word of the catalogue, and the share of its weight that counts. */
export type Form = { word: Word; share: number };
/** One meaning of a slot: all of these words, each in any of its forms. */
export type Meaning = readonly (readonly Form[])[];

/** Of each word the best form counts; the position is that of the last word. Null if the product lacks a word. */
export function phraseScore(meaning: Meaning, rowNumber: number): { weight: number; place: number } | null {
  let [sum, place] = [0, 0];
  for (const forms of meaning) {
    let best = -1;
    for (const { word, share } of forms) {
      const index = word.postings.find(rowNumber);
      const weight = index < 0 ? -1 : word.postings.weight(index) * share;
      if (weight <= best) continue;
      best = weight;
      place = word.postings.place(index);
    }
    if (best < 0) return null;
    sum += best / meaning.length;
  }
  return { weight: sum, place };
}

/** Whether some product has every word of it. */
export function standsSomewhere(meaning: Meaning): boolean {
  return rarestOf(meaning).some(({ word: { postings } }) => {
    for (let index = 0; index < postings.length; index++)
      if (phraseScore(meaning, postings.rowNumber(index))) return true;
    return false;
  });
}

/** The forms of the word of a phrase that the fewest products have. */
export function rarestOf(meaning: Meaning): readonly Form[] {
  const [first = [], ...rest] = meaning;
  // A word that is still being typed may have thousands of forms.
  return rest.length === 0
    ? first
    : rest.reduce((rarest, forms) => (productsOf(forms) < productsOf(rarest) ? forms : rarest), first);
}

/** How many products have one of the forms, some counted more than once. */
export const productsOf = (forms: readonly Form[]) => forms.reduce((sum, { word }) => sum + word.postings.length, 0);
