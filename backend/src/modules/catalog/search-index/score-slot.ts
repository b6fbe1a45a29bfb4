import type { Beginnings } from "./beginnings";
import { type Form, type Meaning, phraseScore, rarestOf } from "./meaning";
import type { Slot } from "./meanings";
import { addMatch, raiseMatch, type ScoreBuffer, type SlotScores } from "./score-buffer";
import { longerBy } from "./slot-matches";

/** Scores the products that were found for the slot with this number. */
export function scoreSlot(scores: ScoreBuffer, slot: number, { meanings }: Slot, beginnings: Beginnings): void {
  const ofSlot = scores.ofSlot(slot);
  for (const [at, meaning] of meanings.entries()) {
    const [forms = []] = meaning;
    const begun = beginnings.ofMany(meaning, scores.found.length * longerBy);
    if (meaning.length > 1) scorePhrase(scores, ofSlot, meaning);
    else if (begun)
      scores.found.forEach((rowNumber, index) => {
        beginnings.each(rowNumber, begun, (form) =>
          scoreForm(ofSlot, index, form, form.word.postings.find(rowNumber), at === 0),
        );
      });
    else for (const form of forms) scoreProducts(scores, ofSlot, form, at === 0);
  }
}

/** Scores all products with a word. */
function scoreProducts(scores: ScoreBuffer, ofSlot: SlotScores, form: Form, isFirst: boolean): void {
  const { postings } = form.word;
  if (postings.length > scores.found.length * longerBy) {
    for (let index = 0; index < scores.found.length; index++)
      scoreForm(ofSlot, index, form, postings.find(scores.rowNumber(index)), isFirst);
    return;
  }
  const { found } = scores;
  // Two lists that rise are read side by side: to look each product up reads from another place in memory.
  const isAlong = scores.isRising && postings.length * longerBy > found.length;
  let next = 0;
  for (let at = 0; at < postings.length; at++) {
    const rowNumber = postings.rowNumber(at);
    if (!isAlong) {
      scoreForm(ofSlot, scores.indexOf(rowNumber), form, at, isFirst);
      continue;
    }
    while (next < found.length && (found[next] ?? 0) < rowNumber) next += 1;
    if (found[next] === rowNumber) scoreForm(ofSlot, next, form, at, isFirst);
  }
}

/**
 * The forms of one word add up; of its synonyms, which are no first meaning, the best counts.
 *
 * @param index of the product; -1 if it was not found
 * @param at of the product's posting; -1 if it has none
 */
function scoreForm(
  ofSlot: SlotScores,
  index: number,
  { word: { postings }, share }: Form,
  at: number,
  isFirst: boolean,
) {
  if (index < 0 || at < 0) return;
  const weight = postings.weight(at) * share;
  if (isFirst) addMatch(ofSlot, index, weight, postings.place(at));
  else raiseMatch(ofSlot, index, weight, postings.place(at));
}

/** Products that have every word of a phrase, with the average score of its words. */
function scorePhrase(scores: ScoreBuffer, ofSlot: SlotScores, meaning: Meaning): void {
  for (const { word } of rarestOf(meaning)) {
    for (let at = 0; at < word.postings.length; at++) {
      const rowNumber = word.postings.rowNumber(at);
      const index = scores.indexOf(rowNumber);
      const score = index >= 0 ? phraseScore(meaning, rowNumber) : null;
      if (score) raiseMatch(ofSlot, index, score.weight, score.place);
    }
  }
}
