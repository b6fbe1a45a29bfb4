import { MissedSearches } from "./missed-searches";

const taken = (...texts: string[]) => {
  const missed = new MissedSearches();
  for (const text of texts) missed.add(text);
  return missed.take();
};

describe("MissedSearches", () => {
  it("counts all spellings of a text as one, and starts from zero after they were taken", () => {
    const missed = new MissedSearches();
    for (const text of ["Bicycle  Pump", " bicycle pump", "पंप"]) missed.add(text);
    expect(missed.take()).toEqual([
      { query: "bicycle pump", count: 2 },
      { query: "पंप", count: 1 },
    ]);
    expect(missed.take()).toEqual([]);
  });

  it.each(["9876543210", "call 98765 43210", "asha@example.in", "x".repeat(61), "123", "&|!", ""])(
    "does not store %j, which may be personal or is no name of goods",
    (text) => {
      expect(taken(text)).toEqual([]);
    },
  );

  it("stores a limited number of texts", () => {
    const texts = Array.from({ length: 900 }, (_, at) => `missed ${"abcdefghij"[at % 10]}${at}`);
    expect(taken(...texts)).toHaveLength(500);
  });
});
