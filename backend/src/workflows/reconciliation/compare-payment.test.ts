import type { ListedGatewayPayment } from "#gateways/gateway";
import { comparePayment, type OurPayment, unmatchedMoney } from "./compare-payment";

const ours = (payment: Partial<OurPayment> = {}): OurPayment => ({
  id: "gpay_1",
  amountPaise: 50_000,
  currency: "INR",
  status: "captured",
  capturedPaise: 50_000,
  isUnmatched: false,
  settledPaise: 0,
  openPaise: 0,
  hasTask: false,
  ...payment,
});
const theirs = (payment: Partial<ListedGatewayPayment> = {}): ListedGatewayPayment => ({
  id: "pay_1",
  gatewayOrderId: "order_1",
  status: "captured",
  amountPaise: 50_000,
  currency: "INR",
  capturedPaise: 50_000,
  refundedPaise: 0,
  method: "upi",
  failure: null,
  at: new Date(0),
  ...payment,
});

it("reports nothing if both agree", () => {
  expect(comparePayment(ours(), theirs())).toEqual([]);
  expect(comparePayment(ours({ settledPaise: 50_000, hasTask: true }), theirs({ refundedPaise: 50_000 }))).toEqual([]);
});

it.each([
  ["a different amount", {}, { amountPaise: 49_999 }, "payment-amount", 50_000, 49_999],
  ["a different currency", {}, { currency: "USD" }, "payment-amount", 50_000, 50_000],
  ["a different captured amount", {}, { capturedPaise: 40_000 }, "payment-amount", 50_000, 40_000],
  ["a different status", { status: "failed", capturedPaise: 0 }, {}, "payment-status", 0, 50_000],
  ["a refund that we did not send", {}, { refundedPaise: 100 }, "payment-refunded", 0, 100],
  ["a sent refund that the gateway lacks", { settledPaise: 200, hasTask: true }, {}, "payment-refunded", 200, 0],
  ["unmatched money that was not refunded", { isUnmatched: true }, {}, "unmatched-not-refunded", 50_000, 0],
] as const)("reports %s", (_, mine, other, kind, expectedPaise, foundPaise) => {
  expect(comparePayment(ours(mine), theirs(other))).toEqual([
    expect.objectContaining({ kind, expectedPaise, foundPaise }),
  ]);
});

it("accepts a pending refund as sent or not sent", () => {
  const onItsWay = ours({ settledPaise: 100, openPaise: 400, hasTask: true });
  for (const refundedPaise of [100, 300, 500]) expect(comparePayment(onItsWay, theirs({ refundedPaise }))).toEqual([]);
  for (const refundedPaise of [99, 501]) expect(comparePayment(onItsWay, theirs({ refundedPaise }))).toHaveLength(1);
});

it("accepts unmatched money that was refunded at the gateway by hand", () => {
  expect(comparePayment(ours({ isUnmatched: true }), theirs({ refundedPaise: 50_000 }))).toEqual([]);
});

it("reports an unknown payment only while the gateway holds its money", () => {
  expect(unmatchedMoney(theirs({ refundedPaise: 20_000 }))).toEqual([
    expect.objectContaining({ kind: "unknown-payment", expectedPaise: 0, foundPaise: 30_000 }),
  ]);
  expect(unmatchedMoney(theirs({ refundedPaise: 50_000 }))).toEqual([]);
  expect(unmatchedMoney(theirs({ status: "failed", capturedPaise: 0 }))).toEqual([]);
});
