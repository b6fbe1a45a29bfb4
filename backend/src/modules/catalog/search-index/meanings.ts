import type { Beginnings } from "./beginnings";
import { type Meaning, standsSomewhere } from "./meaning";
import { type Near, nearOf } from "./near-words";
import type { SortedWords } from "./sorted-words";
import type { Phrase, Synonyms } from "./synonyms";
import { hasDigit, type Vocabulary } from "./vocabulary";
import { tellingWords } from "./word-forms";

/** `spelling`: it has the same phonetic key; `guess`: it was mistyped. */
export type Correction = "none" | "spelling" | "guess";

/** One or more words of a search that have a meaning together. */
export type Slot = {
  /** As typed, or as the catalogue spells what was probably meant. */
  text: string;
  correction: Correction;
  /** Empty if nothing in the shop is similar. */
  meanings: readonly Meaning[];
};

/** More words than this do not make a search more precise. */
const [maxSlots, maxWords] = [6, 12];
/** Words up to this length match only exactly: `ac` is no `accent chair`. */
const longestStrict = 3;
const shares = { itself: 1, otherForm: 0.95, synonym: 0.9, begun: 0.5 };
const synonymShare = (steps: number) => shares.synonym ** steps;
/** Words with the same consonants are variants of one word only within this edit distance. */
const maxVowelTypos = 2;

/** The index's data: the words of titles and kinds, the words of brands apart from them, and the synonyms. */
export type Known = {
  vocabulary: Vocabulary;
  brands: Vocabulary;
  beginnings: Beginnings;
  synonyms: Synonyms;
  synonymWords: SortedWords;
};

/**
 * Divides the words of a search into slots with their meanings. An unknown word is read as another spelling, then as a
 * prefix, then as a typo.
 *
 * @param unfinished still being typed: the last word may be a prefix
 */
export function slotsOf(known: Known, typed: readonly string[], unfinished: boolean): Slot[] {
  const words = [...new Set(tellingWords(typed))].slice(0, maxWords);
  const singly = words.map((word, at) => wordSlot(known, word, unfinished && at === words.length - 1));
  // Phrases are also looked up in the corrected words: "washin machine" is a washing machine.
  const meant = singly.map(({ text }) => text);
  const slots: Slot[] = [];
  for (let at = 0; at < words.length && slots.length < maxSlots; ) {
    const { length, slot } = slotAt(known, { words, singly, meant }, at);
    slots.push(slot);
    at += length;
  }
  return slots;
}

type Typed = { words: readonly string[]; singly: readonly Slot[]; meant: readonly string[] };

function slotAt(known: Known, typed: Typed, at: number): { length: number; slot: Slot } {
  const { words, singly, meant } = typed;
  const phrase = phraseAt(known, words, at) ?? phraseAt(known, meant, at);
  if (phrase) return { length: phrase.length, slot: slotOf(singly.slice(at, at + phrase.length), phrase) };
  const [single = nothing, next] = singly.slice(at, at + 2);
  const joined = next === undefined ? [] : meaningsOf(known, single.text + next.text);
  if (joined.length > 0) {
    const meanings = [...joined, ...meaningOf(known, meant.slice(at, at + 2), shares.itself)];
    return { length: 2, slot: slotOf(singly.slice(at, at + 2), { taken: [single.text, next?.text ?? ""], meanings }) };
  }
  return { length: 1, slot: single };
}

/** The phrase that begins at an index and has synonyms, with those of its meanings that some product has. */
function phraseAt(known: Known, words: readonly string[], at: number) {
  const phrase = known.synonyms.at(words, at);
  if (!phrase || phrase.length === 1) return null;
  const taken = words.slice(at, at + phrase.length);
  const meanings = [
    ...meaningOf(known, taken, shares.itself),
    ...phrase.means.flatMap(({ phrase, steps }) => meaningOf(known, phrase, synonymShare(steps))),
  ].filter(standsSomewhere);
  return meanings.length > 0 ? { length: phrase.length, taken, meanings } : null;
}

const nothing: Slot = { text: "", correction: "none", meanings: [] };

/**
 * Merges several slots. `taken` are the words as understood; the result is corrected if they are corrections of what
 * was typed.
 */
const slotOf = (
  parts: readonly Slot[],
  { taken, meanings }: { taken: readonly string[]; meanings: readonly Meaning[] },
): Slot => {
  const corrections = parts.filter(({ text }, at) => text === taken[at]).map(({ correction }) => correction);
  const correction = (["guess", "spelling"] as const).find((one) => corrections.includes(one)) ?? "none";
  return { text: taken.join(" "), correction, meanings };
};

function wordSlot(known: Known, word: string, mayGoOn: boolean): Slot {
  const meanings = meaningsOf(known, word);
  const isStrict = word.length <= longestStrict;
  if (meanings.length > 0) {
    const begun = mayGoOn && !isStrict ? beginning(known, word) : [];
    return { text: word, correction: "none", meanings: [...meanings, ...begun] };
  }
  // A known word for goods that the shop does not have is not guessed at.
  if (isStrict || known.synonyms.of([word]).length > 0)
    return { text: word, correction: "none", meanings: mayGoOn ? beginning(known, word) : [] };
  return split(known, word) ?? respelled(known, word) ?? begunOrMistyped(known, word);
}

/** The meanings of a word as typed: itself and its synonyms. */
const meaningsOf = (known: Known, word: string): Meaning[] => [
  ...meaningOf(known, [word], shares.itself),
  ...known.synonyms.of([word]).flatMap(({ phrase, steps }) => meaningOf(known, phrase, synonymShare(steps))),
];

/** The meaning of a phrase, if all its words are known. */
function meaningOf({ vocabulary, brands }: Known, phrase: Phrase, share: number): Meaning[] {
  const meaning = phrase.map((text) =>
    [...vocabulary.formsOf(text), ...brands.formsOf(text)].map((word) => ({
      word,
      share: share * (word.text === text ? shares.itself : shares.otherForm),
    })),
  );
  return meaning.every((forms) => forms.length > 0) ? [meaning] : [];
}

function beginning({ beginnings }: Known, text: string): Meaning[] {
  const forms = beginnings.formsOf(text, shares.begun);
  return forms.length > 0 ? [[forms]] : [];
}

/** Two known words that were written as one: `powerbank`. */
function split(known: Known, word: string): Slot | null {
  for (let at = 3; at <= word.length - 3; at++) {
    const parts = [word.slice(0, at), word.slice(at)];
    const meanings = meaningOf(known, parts, shares.itself);
    if (meanings.some(standsSomewhere)) return { text: parts.join(" "), correction: "none", meanings };
  }
  return null;
}

/** Words with the same phonetic key, or else those that differ in their vowels only. */
function respelled(known: Known, word: string): Slot | null {
  const { vocabulary, brands, synonyms } = known;
  const sounding = [...vocabulary.soundingLike(word), ...brands.soundingLike(word)].map(({ text }) => text);
  const meant = synonyms.soundingLike(word).filter((other) => other.length > longestStrict);
  const alike = taken(known, [...new Set([...sounding, ...meant])], "spelling");
  if (alike.meanings.length > 0) return alike;
  const skeletons = vocabulary.withSkeletonOf(word).filter((other) => distance(other.text, word) <= maxVowelTypos);
  return skeletons.length > 0
    ? taken(
        known,
        skeletons.map(({ text }) => text),
        "spelling",
      )
    : null;
}

function begunOrMistyped(known: Known, word: string): Slot {
  const begun = beginning(known, word);
  if (begun.length > 0 || hasDigit(word)) return { text: word, correction: "none", meanings: begun };
  const near = [...nearOf(known.vocabulary.guesses, word), ...nearOf(known.synonymWords, word)].filter(
    (one) => isLikely(word, one) && meaningsOf(known, one.text).length > 0,
  );
  const min = Math.min(...near.map(({ typos }) => typos));
  const nearest = near.filter(({ typos }) => typos < min + 0.5).map(({ text }) => text);
  return nearest.length > 0
    ? taken(known, [...new Set(nearest)], "guess")
    : { text: word, correction: "none", meanings: [] };
}

/**
 * Short words resemble many others. So for those only a word that several products have is guessed, and two typos are
 * accepted only if all letters are there.
 */
function isLikely(word: string, { text, typos, uses }: Near): boolean {
  if (word.length < shortestSure && uses === 1) return false;
  return word.length >= shortestTwice || typos < 2 || lettersOf(word) === lettersOf(text);
}

const [shortestSure, shortestTwice] = [6, 8];
const lettersOf = (word: string) => [...word].sort().join("");

/**
 * The slot for words that replace the one that was typed. It shows the word that most products have, else what the
 * words are synonyms of.
 */
function taken(known: Known, words: readonly string[], correction: Correction): Slot {
  const uses = (text: string) => known.vocabulary.formsOf(text).reduce((sum, { postings }) => sum + postings.length, 0);
  const [shown = ""] = [...words].sort((one, other) => uses(other) - uses(one));
  const meanings = words.flatMap((word) => meaningsOf(known, word));
  return { text: shown, correction: meanings.length > 0 ? correction : "none", meanings };
}

/** The edit distance of two short words. */
function distance(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let depth = 0; depth < one.length; depth++) {
    const next = [depth + 1];
    for (let at = 0; at < other.length; at++) {
      const swapped = (row[at] ?? 0) + (one[depth] === other[at] ? 0 : 1);
      next.push(Math.min(swapped, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row[other.length] ?? 0;
}
