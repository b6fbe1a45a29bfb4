/**
 * A hash of texts, from 0 to 2^53 - 1, that stands for them in memory: so many texts have one hash by chance as good as
 * never. With a seed that nobody knows nobody can make such texts either.
 */
export function hashOf(texts: readonly string[], seed: number): number {
  let [one, other] = [0xdeadbeef ^ seed, 0x41c6ce57 ^ seed];
  for (const text of texts) {
    for (let at = 0; at < text.length; at++) {
      const letter = text.charCodeAt(at);
      one = Math.imul(one ^ letter, 0x9e3779b1);
      other = Math.imul(other ^ letter, 0x5f356495);
    }
    // What no letter is ends a text: the same letters, divided otherwise, are other texts.
    one = Math.imul(one ^ 0x10000, 0x9e3779b1);
    other = Math.imul(other ^ 0x10000, 0x5f356495);
  }
  one = Math.imul(one ^ (one >>> 16), 0x85ebca6b) ^ Math.imul(other ^ (other >>> 13), 0xc2b2ae35);
  other = Math.imul(other ^ (other >>> 16), 0x85ebca6b) ^ Math.imul(one ^ (one >>> 13), 0xc2b2ae35);
  return (other & 0x1fffff) * 2 ** 32 + (one >>> 0);
}
