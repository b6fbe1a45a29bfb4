import { anOrder } from "./an-order.fixture";
import { byMethod, isPaidBesideWallet } from "./refund-rules";

const withWallet = (fromWallet: number) => ({ payment: { fromWallet, due: 0, payUntil: null } });

describe("the amount paid by the payment method", () => {
  it("is everything that the wallet has not paid", () => {
    expect(byMethod(anOrder())).toBe(899);
    expect(byMethod(anOrder({ finalAmount: 899.3, ...withWallet(0.1) }))).toBe(899.2);
    expect(byMethod(anOrder(withWallet(1000)))).toBe(0);
  });
});

describe("the choice of the refund's destination", () => {
  it.each([
    ["a paid order", anOrder({ paymentMethod: "razorpay" }), true],
    ["a paid cash order", anOrder(), true],
    ["a partially refunded order", anOrder({ paymentStatus: "partially_refunded" }), true],
    ["an order partly paid by the wallet", anOrder(withWallet(200)), true],
    ["an unpaid order", anOrder({ paymentStatus: "pending" }), false],
    ["a fully refunded order", anOrder({ paymentStatus: "refunded" }), false],
    ["an order paid by the wallet alone", anOrder({ paymentMethod: "wallet", ...withWallet(899) }), false],
  ])("is offered only for money paid by another method than the wallet: %s", (_, order, asked) =>
    expect(isPaidBesideWallet(order)).toBe(asked),
  );
});
