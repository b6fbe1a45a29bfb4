import { aLine } from "./a-line.fixture";
import { linesIn } from "./checkout-state";

describe("what a navigation to the checkout carries", () => {
  it("is its lines", () => {
    expect(linesIn({ lines: [aLine()] })).toEqual([aLine()]);
  });

  it.each([null, undefined, {}, { lines: "all" }, { lines: [{ ...aLine(), quantity: 0 }] }])(
    "is nothing when it is %j",
    (state) => {
      expect(linesIn(state)).toEqual([]);
    },
  );
});
