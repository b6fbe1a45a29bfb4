import { refundMessages } from "@haat/api-contract/refund/messages";
import fc from "../../../test/support/draws";
import { planRefund, type RefundableLine } from "./plan-refund";

const aLine = (line: Partial<RefundableLine> = {}): RefundableLine => ({
  id: "line_1",
  title: "Kurta",
  pieces: 3,
  goods: 120_000,
  refunded: 0,
  ...line,
});
const paid = [
  { paymentId: "card", paise: 100_000 },
  { paymentId: "wallet", paise: 23_000 },
];
const total = 123_000;

it("refunds all of it, delivery included, starting with the newest payment", () => {
  expect(planRefund({ lines: [aLine()], paid, wanted: undefined })).toEqual({
    paise: total,
    pieces: [{ lineId: "line_1", quantity: 3, paise: 120_000 }],
    shares: paid,
  });
});

it("refunds the price of the named pieces, over as many payments as that takes", () => {
  const plan = planRefund({ lines: [aLine()], paid, wanted: [{ _id: "line_1", quantity: 3 }] });
  expect(plan.paise).toBe(120_000);
  expect(plan.shares).toEqual([
    { paymentId: "card", paise: 100_000 },
    { paymentId: "wallet", paise: 20_000 },
  ]);
});

it("refunds the rest of a line with its last piece, if its pieces don't cost whole paise each", () => {
  const ofPieces = (refunded: number, quantity: number) =>
    planRefund({ lines: [aLine({ goods: 10_000, refunded })], paid, wanted: [{ _id: "line_1", quantity }] }).paise;
  expect([ofPieces(0, 1), ofPieces(1, 1), ofPieces(2, 1), ofPieces(0, 3)]).toEqual([3333, 3334, 3333, 10_000]);
});

it.each([
  ["a line that is not the order's", [{ _id: "other", quantity: 1 }], refundMessages.lineUnknown],
  [
    "a line twice",
    [
      { _id: "line_1", quantity: 1 },
      { _id: "line_1", quantity: 1 },
    ],
    refundMessages.lineTwice,
  ],
  ["more pieces than are left", [{ _id: "line_1", quantity: 2 }], refundMessages.tooManyPieces(1, "Kurta")],
])("refuses %s", (_, wanted, sentence) => {
  expect(() => planRefund({ lines: [aLine({ refunded: 2 })], paid, wanted })).toThrow(sentence);
});

it("refuses what was never paid, what is refunded already, and more than is left", () => {
  const wish = { lines: [aLine()], wanted: undefined };
  expect(() => planRefund({ ...wish, paid: [] })).toThrow(refundMessages.nothingPaid);
  expect(() => planRefund({ ...wish, paid: [{ paymentId: "card", paise: 0 }] })).toThrow(refundMessages.nothingLeft);
  const little = [{ paymentId: "card", paise: 39_999 }];
  const wanted = [{ _id: "line_1", quantity: 1 }];
  expect(() => planRefund({ lines: [aLine()], paid: little, wanted })).toThrow(refundMessages.tooMuch("₹399.99"));
});

it("never refunds more than was paid, for any requests in any order", () => {
  const asks = fc.array(fc.option(fc.integer({ min: 1, max: 3 })), { maxLength: 8 });
  fc.assert(
    fc.property(asks, fc.integer({ min: 0, max: 200_000 }), (quantities, money) => {
      const line = aLine();
      let left = money;
      for (const quantity of quantities) {
        try {
          const wanted = quantity === null ? undefined : [{ _id: line.id, quantity }];
          const plan = planRefund({ lines: [line], paid: [{ paymentId: "card", paise: left }], wanted });
          expect(plan.shares.reduce((sum, { paise }) => sum + paise, 0)).toBe(plan.paise);
          left -= plan.paise;
          for (const piece of plan.pieces) line.refunded += piece.quantity;
        } catch (refusal) {
          expect(refusal).toHaveProperty("status");
        }
      }
      expect(left).toBeGreaterThanOrEqual(0);
      expect(line.refunded).toBeLessThanOrEqual(line.pieces);
    }),
  );
});
