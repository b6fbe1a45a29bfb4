import { type Form, type Meaning, phraseScore, productsOf, rarestOf } from "./meaning";
import type { Slot } from "./meanings";
import type { ScoreBuffer } from "./score-buffer";

/** A list that is so many times longer than the products that count is searched for each of them, not read. */
const longerBy = 8;

/**
 * Scores a slot for the products that all slots of `counted` have matched.
 *
 * @param counted a bit mask; 0 for the first slot, which any product may match
 */
export function countSlot(scores: ScoreBuffer, at: number, { meanings }: Slot, counted: number): void {
  for (const [index, meaning] of meanings.entries()) {
    const [forms = []] = meaning;
    if (meaning.length > 1) countPhrase(scores, at, meaning, counted);
    else for (const form of forms) countForm(scores, at, form, { counted, isFirst: index === 0 });
  }
}

function countForm(
  scores: ScoreBuffer,
  at: number,
  { word: { postings }, share }: Form,
  { counted, isFirst }: { counted: number; isFirst: boolean },
): void {
  const count = (rowNumber: number, index: number) => {
    const weight = postings.weight(index) * share;
    // The forms of one word add up; of its synonyms the best counts.
    if (isFirst) scores.add(at, rowNumber, weight, postings.place(index));
    else scores.raise(at, rowNumber, weight, postings.place(index));
  };
  if (counted !== 0 && postings.length > scores.found.length * longerBy) {
    for (const rowNumber of scores.found) {
      const index = scores.hasAll(counted, rowNumber) ? postings.find(rowNumber) : -1;
      if (index >= 0) count(rowNumber, index);
    }
    return;
  }
  for (let index = 0; index < postings.length; index++) {
    const rowNumber = postings.rowNumber(index);
    if (scores.hasAll(counted, rowNumber)) count(rowNumber, index);
  }
}

/** Products that have every word of a phrase, with the average score of its words. */
function countPhrase(scores: ScoreBuffer, at: number, meaning: Meaning, counted: number): void {
  for (const { word } of rarestOf(meaning)) {
    for (let index = 0; index < word.postings.length; index++) {
      const rowNumber = word.postings.rowNumber(index);
      if (!scores.hasAll(counted, rowNumber)) continue;
      const score = phraseScore(meaning, rowNumber);
      if (score) scores.raise(at, rowNumber, score.weight, score.place);
    }
  }
}

/** How many products a slot may match, some counted more than once. */
export const sizeOf = ({ meanings }: Slot): number =>
  meanings.reduce((all, meaning) => all + productsOf(rarestOf(meaning)), 0);
