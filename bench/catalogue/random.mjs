import { itemAt } from "../item-at.mjs";

/**
 * Seeded pseudo-random numbers (mulberry32).
 *
 * @param {number} seed
 * @returns {{ next: () => number, below: (max: number) => number, pick: <T>(list: readonly T[]) => T }} `next` from 0
 * up to 1, `below` an integer from 0 up to `max`
 */
export function randomFrom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (/** @type {number} */ max) => Math.floor(next() * max);
  return { next, below, pick: (list) => itemAt(list, below(list.length)) };
}
