import { pauseAfter } from "./asking-again";

describe("the pauses between two questions for a payment", () => {
  it("grow up to a minute", () => {
    const pauses = Array.from({ length: 20 }, (_, asked) => pauseAfter(asked));
    expect(pauses.slice(0, 4)).toEqual([2000, 2000, 3000, 4500]);
    expect(pauses).toEqual([...pauses].sort((one, other) => one - other));
    expect(pauses.at(-1)).toBe(60_000);
  });
});
