/** Letters that Indians use for one sound, applied in this order. */
const sounds: readonly (readonly [RegExp, string])[] = [
  [/ph/g, "f"],
  [/chh?/g, "C"],
  [/ck|q/g, "k"],
  [/([sdbgkjt])h/g, "$1"],
  [/x/g, "ks"],
  [/z/g, "j"],
  [/w/g, "v"],
  [/c/g, "k"],
  [/C/g, "c"],
  [/ee|ea|ie/g, "i"],
  [/oo|ou/g, "u"],
  [/a[iy]|e[iy]/g, "e"],
  [/a[uw]/g, "o"],
  [/(?!^)y/g, "i"],
  [/(.)\1+/g, "$1"],
  [/h$/g, ""],
];

/**
 * The phonetic key of a word, equal for all spellings of one Indian word: kurtha and kurta, aata and atta, laddoo and
 * ladu. Used for words that are unknown as typed; anything but a plain Latin word is its own key.
 */
export function soundOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  let sound = word;
  for (const [letters, one] of sounds) sound = sound.replace(letters, one);
  return sound;
}

/** The phonetic key without vowels, except for the first letter: lahanga, lehenga and lehnga are one. */
export function skeletonOf(word: string): string {
  const sound = soundOf(word);
  return sound.slice(0, 1) + sound.slice(1).replace(/[aeiou]/g, "");
}
