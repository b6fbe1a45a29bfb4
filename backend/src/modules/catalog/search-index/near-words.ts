import type { SortedWords } from "./sorted-words";

/** Limit of candidates for a mistyped word. */
const maxMeanings = 4;
/** Shorter words resemble each other too much to guess at; longer ones are no words. */
const [shortest, longest] = [3, 40];

export type Near = { text: string; typos: number; uses: number };

/** Tolerated typos: wrong, missing or extra letters, and two neighbours in the wrong order. */
const maxTypos = (typed: string) => (typed.length < 6 ? 1 : typed.length < 10 ? 2 : 3);

/** Distance that is added for a mere prefix match: little if much was typed. */
const unfinished = (typed: string) => (typed.length < 6 ? 1.5 : 0.5);

/**
 * The candidates for a mistyped word, best first: by distance, then by use. A word that continues what was typed
 * matches as well, at a slightly greater distance. All begin with the first letter that was typed.
 */
export const nearWords = (words: SortedWords, typed: string): string[] => nearOf(words, typed).map(({ text }) => text);

/** The same, each with its distance from what was typed. */
export function nearOf(words: SortedWords, typed: string): Near[] {
  if (typed.length < shortest || typed.length > longest) return [];
  // Most typos are single, and a search for those alone skips nearly all words.
  for (let bound = 1; bound <= maxTypos(typed); bound++) {
    const near = within(words, typed, bound).sort(nearestFirst).slice(0, maxMeanings);
    const min = near[0]?.typos ?? Number.POSITIVE_INFINITY;
    if (min <= bound || bound === maxTypos(typed)) return near.filter(({ typos }) => typos < min + 1);
  }
  return [];
}

const nearestFirst = (one: Near, other: Near) =>
  one.typos - other.typos || other.uses - one.uses || (one.text < other.text ? -1 : 1);

/**
 * Every word of fewer than `bound + 1` typos. Walks the sorted words with the rows of the edit distance matrix of the
 * letters so far: words with a common prefix share its rows, and all words with a hopeless prefix are skipped.
 */
function within(words: SortedWords, typed: string, bound: number): Near[] {
  const found: Near[] = [];
  const rows = [Uint8Array.from({ length: typed.length + 2 }, (_, at) => at)];
  let before = "";
  let reached = 0;
  // Hardly anybody mistypes the first letter, and "vaccine" is no machine.
  const { from, to } = words.startingWith(typed.slice(0, 1));
  for (let index = from; index < to; ) {
    const word = words.at(index);
    if (!word) break;
    const { text } = word;
    let depth = sharedLength(before, text, reached);
    let hopeful = true;
    while (hopeful && depth < text.length) {
      depth += 1;
      hopeful = nextRow(rows, depth, text, typed, bound) <= bound;
    }
    before = text;
    reached = depth;
    const begun = depth >= typed.length ? (rows[typed.length]?.[typed.length] ?? 0) + unfinished(typed) : hopeless;
    if (!hopeful && begun >= bound + 1) {
      index = words.endOf(text.slice(0, depth), index);
      continue;
    }
    const comparable = hopeful && Math.abs(depth - typed.length) <= bound;
    const whole = comparable ? (rows[depth]?.[typed.length] ?? 0) : hopeless;
    const typos = Math.min(whole, begun);
    if (typos < bound + 1) found.push({ text, typos, uses: word.postings.length });
    index += 1;
  }
  return found;
}

const hopeless = Number.POSITIVE_INFINITY;

function sharedLength(one: string, other: string, max: number): number {
  let length = 0;
  while (length < max && length < other.length && one.charCodeAt(length) === other.charCodeAt(length)) length += 1;
  return length;
}

/**
 * Computes the row for a word's first `depth` letters from the two before; returns its minimum. Only values up to
 * `bound` matter, and those are at most `bound` from the diagonal; the cells next to them get a higher value. The
 * distance is that of "optimal string alignment": a transposition counts as one typo.
 */
function nextRow(rows: Uint8Array[], depth: number, text: string, typed: string, bound: number): number {
  const letter = text.charCodeAt(depth - 1);
  const letterBefore = text.charCodeAt(depth - 2);
  const above = rows[depth - 1];
  const twoAbove = rows[depth - 2];
  const row = rows[depth] ?? new Uint8Array(typed.length + 2);
  rows[depth] = row;
  if (!above) return 0;
  const from = Math.max(1, depth - bound);
  const to = Math.min(typed.length, depth + bound);
  let left = from === 1 ? depth : bound + 1;
  let min = left;
  row[from - 1] = left;
  for (let at = from; at <= to; at++) {
    const swapped = (above[at - 1] ?? 0) + (typed.charCodeAt(at - 1) === letter ? 0 : 1);
    left = Math.min(swapped, (above[at] ?? 0) + 1, left + 1);
    if (twoAbove && typed.charCodeAt(at - 1) === letterBefore && typed.charCodeAt(at - 2) === letter)
      left = Math.min(left, (twoAbove[at - 2] ?? 0) + 1);
    row[at] = left;
    if (left < min) min = left;
  }
  row[to + 1] = bound + 1;
  return min;
}
