import { parseTicks, shareStolen } from "./stolen-time.mjs";

const stat = (idle, stolen) => `cpu  100 0 50 ${idle} 10 0 5 ${stolen} 7 0\ncpu0 1 2 3 4 5 6 7 8 9 10\n`;

describe("stolen time", () => {
  it("is summed over all processors, without counting guests twice", () => {
    expect(parseTicks(stat(835, 20))).toEqual({ total: 1020, stolen: 20 });
  });

  it("is a share of the time between two samples", () => {
    expect(shareStolen(parseTicks(stat(835, 20)), parseTicks(stat(925, 30)))).toBe(0.1);
    expect(shareStolen({ total: 0, stolen: 0 }, { total: 0, stolen: 0 })).toBe(0);
  });
});
