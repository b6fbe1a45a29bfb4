/** Letters that Indians write for one sound, in the order in which they are read as one. */
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
 * How a word sounds, so that spellings of one Indian word are one: kurtha and kurta, aata and atta, laddoo and ladu. For
 * what is not known as it is written; a word that is no plain Latin one is what it is.
 */
export function soundOf(word: string): string {
  if (!/^[a-z]+$/.test(word)) return word;
  let sound = word;
  for (const [letters, one] of sounds) sound = sound.replace(letters, one);
  return sound;
}

/** The sound without its vowels but the first letter: lahanga, lehenga and lehnga are one. */
export function skeletonOf(word: string): string {
  const sound = soundOf(word);
  return sound.slice(0, 1) + sound.slice(1).replace(/[aeiou]/g, "");
}
