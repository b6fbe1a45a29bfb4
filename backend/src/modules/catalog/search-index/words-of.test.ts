import { wordsOf } from "./words-of";

describe("wordsOf", () => {
  it.each([
    ["Men's Cotton T-Shirt", ["men", "cotton", "t", "shirt"]],
    ["5G Smartphone, 128GB (2.5 W)", ["5g", "smartphone", "128gb", "2", "5", "w"]],
    ["Véxillüm CAFÉ Straße Ærø Łódź", ["vexillum", "cafe", "strasse", "aero", "lodz"]],
    ["e\u0301\u0302\u0303 ﬁne ２０", ["e", "fine", "20"]],
    ["O’Neill’s ₹500 – ½", ["o", "neill", "500", "1", "2"]],
    ["a.c. 1.5 T.V", ["ac", "1", "5", "tv"]],
    ["हिन्दी किताब", ["hindi", "kitab"]],
    ["किताब में चाय के साथ", ["kitab", "chay", "sath"]],
    ["தமிழ் ಕನ್ನಡ বাংলা", ["தமிழ்", "ಕನ್ನಡ", "বাংলা"].map((word) => word.normalize("NFKD"))],
    ["क्‍ष", ["ksha"]],
    ["👟👟 & | ! :* <-> () \\ ' \"", []],
    ["\u0000a\u0001b\ud800c", ["a", "b", "c"]],
    ["", []],
  ])("splits %j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it("reads composed and decomposed letters the same", () => {
    for (const text of ["क़लम", "é", "ড়"])
      expect(wordsOf(text.normalize("NFC"))).toEqual(wordsOf(text.normalize("NFD")));
  });

  it("cuts what is longer than any word", () => {
    expect(wordsOf("x".repeat(300))).toEqual(["x".repeat(60)]);
  });
});
