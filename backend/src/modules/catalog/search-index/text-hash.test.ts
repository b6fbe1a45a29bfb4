import { hashOf } from "./text-hash";

describe("hashOf", () => {
  it("tells texts apart, and how they are divided", () => {
    const words = ["", "a", "b", "ab", "ba", "lamp", "Lamp", "लैंप", "\u0000"];
    const texts = words.flatMap((one) => [
      [one],
      ...words.flatMap((other) => [
        [one, other],
        [one, other, one],
      ]),
    ]);
    expect(new Set(texts.map((some) => hashOf(some, 1))).size).toBe(texts.length);
  });

  it("is the same for the same texts, another for another seed, and never negative", () => {
    expect(hashOf(["Clay", "Pot"], 5)).toBe(hashOf(["Clay", "Pot"], 5));
    expect(hashOf(["Clay", "Pot"], 5)).not.toBe(hashOf(["Clay", "Pot"], 6));
    const hashes = Array.from({ length: 2_000 }, (_, at) => hashOf([String(at)], 2 ** 32 - 1 - at));
    expect(hashes.every((hash) => Number.isSafeInteger(hash) && hash >= 0)).toBe(true);
  });
});
