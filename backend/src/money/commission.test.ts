import fc from "../../test/support/draws";
import { commissionBack, commissionOn } from "./commission";

describe("the commission on a seller's line", () => {
  // @spec per-order-line-shopper
  it("is the commission on the goods, with the GST on it", () => {
    expect(commissionOn(100_000, 10)).toEqual({ commission: 10_000, commissionGst: 1_800 });
  });

  // @spec per-order-line-shopper
  it("rounds half a paisa up", () => {
    expect(commissionOn(5, 10).commission).toBe(1);
    expect(commissionOn(4, 10).commission).toBe(0);
    expect(commissionOn(333, 7.5)).toEqual({ commission: 25, commissionGst: 5 });
  });

  it("is nothing for a line that costs nothing", () => {
    expect(commissionOn(0, 50)).toEqual({ commission: 0, commissionGst: 0 });
  });
});

describe("the commission that goes back with a refund", () => {
  it("is all of it for a fully refunded line", () => {
    expect(commissionBack(100_000, commissionOn(100_000, 10), 100_000)).toEqual({
      commission: 10_000,
      commissionGst: 1_800,
    });
  });

  // @spec per-order-line-shopper
  it("is in proportion to the refund", () => {
    expect(commissionBack(100_000, commissionOn(100_000, 10), 25_000)).toEqual({
      commission: 2_500,
      commissionGst: 450,
    });
  });

  it("leaves the shop no more than its commission and GST, and the seller never less than zero", () => {
    const lines = fc.record({
      goods: fc.nat(10 ** 12),
      percent: fc.integer({ min: 0, max: 5_000 }).map((hundredths) => hundredths / 100),
      part: fc.double({ min: 0, max: 1, noNaN: true }),
    });
    fc.assert(
      fc.property(lines, ({ goods, percent, part }) => {
        const refunded = Math.floor(goods * part);
        const kept = commissionOn(goods, percent);
        const back = commissionBack(goods, kept, refunded);
        const left = kept.commission + kept.commissionGst - back.commission - back.commissionGst;
        expect(left).toBeGreaterThanOrEqual(0);
        expect(left).toBeLessThanOrEqual(kept.commission + kept.commissionGst);
        expect(goods - refunded - left).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
