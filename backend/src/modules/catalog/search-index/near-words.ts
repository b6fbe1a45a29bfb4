import type { SortedWords } from "./sorted-words";

/** So many meanings of a mistyped word are looked for. */
const maxMeanings = 4;
/** Shorter words are too like each other to guess at, longer ones are none. */
const [shortest, longest] = [3, 40];

export type Near = { text: string; typos: number; uses: number };

/** Letters wrong, missing or too many that are forgiven. */
const maxTypos = (typed: string) => (typed.length < 6 ? 1 : typed.length < 10 ? 2 : 3);

/** What it adds that a word is only begun: little where much was typed. */
const unfinished = (typed: string) => (typed.length < 6 ? 1.5 : 0.5);

/**
 * The words that a mistyped one may have meant, best first: the nearest, and of those as near the most used. A word
 * that goes on after what was typed is near as well, a little less. All begin with the letter that was typed first.
 */
export const nearWords = (words: SortedWords, typed: string): string[] => nearOf(words, typed).map(({ text }) => text);

/** The same, each with how far it is from what was typed. */
export function nearOf(words: SortedWords, typed: string): Near[] {
  if (typed.length < shortest || typed.length > longest) return [];
  // Most slips are single, and looking for them alone passes nearly all words by.
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
 * Every word of fewer than `bound + 1` slips. Walks the words in their order with the rows of the edit distance of the
 * letters so far: words with a common beginning share its rows, and all words with a hopeless one are leapt over.
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
      hopeful = nextRow(rows, depth, text.charCodeAt(depth - 1), typed, bound) <= bound;
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
    if (typos < bound + 1) found.push({ text, typos, uses: word.products.length });
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
 * Makes the row of the first `depth` letters of a word out of the one before; answers its least figure. Only figures up
 * to `bound` count, and those stand no further than `bound` from the diagonal; beside them stands a higher one.
 */
function nextRow(rows: Uint8Array[], depth: number, letter: number, typed: string, bound: number): number {
  const above = rows[depth - 1];
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
    row[at] = left;
    if (left < min) min = left;
  }
  row[to + 1] = bound + 1;
  return min;
}
