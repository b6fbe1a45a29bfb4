/** What a mask has a place for: bit 0 is "a". `Migration20261122190200` of the orders' list writes the same. */
const places = "abcdefghijklmnopqrstuvwxyz0123456789";

/**
 * Letters and digits of a word as bits, for texts that are too short for an index of three-letter groups: a row whose own
 * mask lacks one of them can't have the word. Null where a sign has no place in a mask.
 *
 * @param word in small letters.
 */
export function letterMask(word: string): bigint | null {
  const bits = [...word].map((letter) => places.indexOf(letter));
  return bits.includes(-1) ? null : bits.reduce((mask, bit) => mask | (1n << BigInt(bit)), 0n);
}
