import { latinOf } from "./devanagari";

describe("latinOf", () => {
  it.each([
    ["किताब", "kitab"],
    ["कुर्ता", "kurta"],
    ["चप्पल", "chappal"],
    ["कपड़ा", "kapda"],
    ["नमक", "namak"],
    ["बनारसी", "banarsi"],
    ["हल्दी", "haldi"],
    ["पतलून", "patlun"],
    ["चूड़ियां", "chudiyan"],
    ["मोबाइल", "mobail"],
    ["कंबल", "kambal"],
    ["पंखा", "pankha"],
    ["दुःख", "duhkh"],
    ["ज्ञान", "gyan"],
    ["क्ष", "ksha"],
    ["१२८", "128"],
    ["न", "na"],
  ])("transliterates %s to %s", (word, latin) => {
    expect(latinOf(word)).toBe(latin);
  });

  it("ignores the dot below, which people leave out", () => {
    for (const [one, other] of [
      ["साड़ी", "साडी"],
      ["फ़ोन", "फोन"],
      ["मेज़", "मेज"],
    ] as const)
      expect(latinOf(one.normalize("NFKD"))).toBe(latinOf(other));
  });
});
