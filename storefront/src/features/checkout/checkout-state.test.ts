import { aLine } from "./a-line.fixture";
import { linesIn } from "./checkout-state";

describe("the lines in a navigation to the checkout", () => {
  it("are read from its state", () => {
    expect(linesIn({ lines: [aLine()] })).toEqual([aLine()]);
  });

  it.each([null, undefined, {}, { lines: "all" }, { lines: [{ ...aLine(), quantity: 0 }] }])(
    "are empty for %j",
    (state) => {
      expect(linesIn(state)).toEqual([]);
    },
  );
});
