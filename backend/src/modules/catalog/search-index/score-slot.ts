import { type Form, type Meaning, phraseScore, rarestOf } from "./meaning";
import type { Slot } from "./meanings";
import type { ScoreBuffer } from "./score-buffer";
import { longerBy } from "./slot-matches";

/** Scores the products that were found for the slot with this number. */
export function scoreSlot(scores: ScoreBuffer, slot: number, { meanings }: Slot): void {
  for (const [at, meaning] of meanings.entries()) {
    const [forms = []] = meaning;
    if (meaning.length > 1) scorePhrase(scores, slot, meaning);
    else for (const form of forms) scoreForm(scores, slot, form, at === 0);
  }
}

/** The forms of one word add up; of its synonyms, which are no first meaning, the best counts. */
function scoreForm(scores: ScoreBuffer, slot: number, { word: { postings }, share }: Form, isFirst: boolean): void {
  const score = (index: number, at: number) => {
    const weight = postings.weight(at) * share;
    if (isFirst) scores.add(slot, index, weight, postings.place(at));
    else scores.raise(slot, index, weight, postings.place(at));
  };
  if (postings.length > scores.found.length * longerBy) {
    for (let index = 0; index < scores.found.length; index++) {
      const at = postings.find(scores.rowNumber(index));
      if (at >= 0) score(index, at);
    }
    return;
  }
  for (let at = 0; at < postings.length; at++) {
    const index = scores.indexOf(postings.rowNumber(at));
    if (index >= 0) score(index, at);
  }
}

/** Products that have every word of a phrase, with the average score of its words. */
function scorePhrase(scores: ScoreBuffer, slot: number, meaning: Meaning): void {
  for (const { word } of rarestOf(meaning)) {
    for (let at = 0; at < word.postings.length; at++) {
      const rowNumber = word.postings.rowNumber(at);
      const index = scores.indexOf(rowNumber);
      const score = index >= 0 ? phraseScore(meaning, rowNumber) : null;
      if (score) scores.raise(slot, index, score.weight, score.place);
    }
  }
}
