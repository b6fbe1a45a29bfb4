import fc from "../../../test/support/draws";
import { earnLine } from "./earn-line";

const line = { paid: 100_000, delivery: 4_000, commissionPercent: 10, refunded: 0 };

describe("what a seller earns with a line", () => {
  // @spec per-order-line-shopper
  it("is what the shopper pays less the commission on the goods and the GST on that", () => {
    expect(earnLine(line)).toMatchObject({ commission: 10_000, commissionGst: 1_800, refundShare: 0, net: 92_200 });
  });

  // @spec per-order-line-shopper
  it("rounds half a paisa up", () => {
    expect(earnLine({ ...line, paid: 5 }).commission).toBe(1);
    expect(earnLine({ ...line, paid: 4 }).commission).toBe(0);
    expect(earnLine({ ...line, paid: 333, commissionPercent: 7.5 })).toMatchObject({
      commission: 25,
      commissionGst: 5,
    });
  });

  it("leaves nothing but the delivery of a line that comes back whole", () => {
    expect(earnLine({ ...line, refunded: 100_000 })).toMatchObject({ refundShare: 88_200, net: 4_000 });
  });

  // @spec per-order-line-shopper
  it("gives the commission back in proportion to what comes back", () => {
    expect(earnLine({ ...line, refunded: 25_000 })).toMatchObject({ refundShare: 22_050, net: 70_150 });
  });

  it("is nothing of a line that costs nothing", () => {
    expect(earnLine({ paid: 0, delivery: 0, commissionPercent: 50, refunded: 0 }).net).toBe(0);
  });

  it("leaves the shop no more than its commission and GST, and the seller never less than nothing", () => {
    const lines = fc
      .record({
        paid: fc.nat(10 ** 12),
        delivery: fc.nat(100_000),
        percent: fc.integer({ min: 0, max: 5_000 }),
        part: fc.double({ min: 0, max: 1, noNaN: true }),
      })
      .map(({ paid, delivery, percent, part }) => ({
        paid,
        delivery,
        commissionPercent: percent / 100,
        refunded: Math.floor(paid * part),
      }));
    fc.assert(
      fc.property(lines, (one) => {
        const { commission, commissionGst, refundShare, net } = earnLine(one);
        const kept = one.paid + one.delivery - one.refunded - net;
        expect(kept).toBe(commission + commissionGst - (one.refunded - refundShare));
        expect(kept).toBeGreaterThanOrEqual(0);
        expect(kept).toBeLessThanOrEqual(commission + commissionGst);
        expect(net).toBeGreaterThanOrEqual(one.delivery);
      }),
    );
  });
});
