/** Pseudo-random numbers, the same for the same seed. */
export function drawing(seed: number) {
  let state = seed >>> 0;
  /** From 0 to `most`, exclusive. */
  const below = (max: number): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * max);
  };
  return { below };
}
