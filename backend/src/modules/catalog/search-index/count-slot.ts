import type { Meaning, Slot } from "./meanings";
import type { ScoreBuffer } from "./score-buffer";

/** Scores a slot for the products that all slots of `counted` have matched. */
export function countSlot(scores: ScoreBuffer, at: number, { meanings }: Slot, counted: number): void {
  for (const [index, meaning] of meanings.entries()) {
    if (meaning.length === 1) countWord(scores, at, meaning, { counted, isFirst: index === 0 });
    else countPhrase(scores, at, meaning, counted);
  }
}

function countWord(
  scores: ScoreBuffer,
  at: number,
  [forms = []]: Meaning,
  { counted, isFirst }: { counted: number; isFirst: boolean },
): void {
  for (const { word, share } of forms) {
    for (let index = 0; index < word.products.length; index++) {
      const rowNumber = word.products[index] ?? 0;
      if (!scores.hasAll(counted, rowNumber)) continue;
      const weight = (word.weights[index] ?? 0) * share;
      // The forms of one word add up; of its synonyms the best counts.
      if (isFirst) scores.add(at, rowNumber, weight, word.places[index] ?? 0);
      else scores.raise(at, rowNumber, weight, word.places[index] ?? 0);
    }
  }
}

/** Products that have every word of a phrase, with the average score of its words. */
function countPhrase(scores: ScoreBuffer, at: number, meaning: Meaning, counted: number): void {
  let together: Map<number, { weight: number; place: number }> | undefined;
  for (const forms of meaning) {
    const next = new Map<number, { weight: number; place: number }>();
    for (const { word, share } of forms) {
      for (let index = 0; index < word.products.length; index++) {
        const rowNumber = word.products[index] ?? 0;
        const before = together?.get(rowNumber);
        if (together ? !before : !scores.hasAll(counted, rowNumber)) continue;
        const weight = (before?.weight ?? 0) + ((word.weights[index] ?? 0) * share) / meaning.length;
        const known = next.get(rowNumber);
        if (!known || known.weight < weight) next.set(rowNumber, { weight, place: word.places[index] ?? 0 });
      }
    }
    together = next;
  }
  for (const [rowNumber, { weight, place }] of together ?? []) scores.raise(at, rowNumber, weight, place);
}

/** How many products a slot may match, some counted more than once. */
export const sizeOf = ({ meanings }: Slot): number =>
  meanings.reduce(
    (all, meaning) =>
      all + Math.min(...meaning.map((forms) => forms.reduce((sum, { word }) => sum + word.products.length, 0))),
    0,
  );
