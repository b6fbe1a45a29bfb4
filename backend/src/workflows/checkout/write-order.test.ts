import { aSellable } from "../sellable/sellable.fixture";
import { withLineIds } from "./write-order";

describe("the ids of an order's lines", () => {
  it("sort in line order, even if many are created at once", () => {
    const lines = Array.from({ length: 50 }, (_, place) => ({
      sellable: aSellable(),
      quantity: place + 1,
      shipping: 0,
      money: { gross: 0, saving: 0, coupon: 0, goods: 0 },
      off: 0,
      deliveryOff: 0,
    }));
    const read = [...withLineIds(lines)].sort((a, b) => (a.lineId < b.lineId ? -1 : 1));
    expect(read.map(({ quantity }) => quantity)).toEqual(lines.map(({ quantity }) => quantity));
  });
});
