import { anOrder } from "./an-order.fixture";
import { byMethod, isPaidBesideWallet } from "./refund-rules";

const withWallet = (fromWallet: number) => ({ payment: { fromWallet, due: 0, payUntil: null } });

describe("what a method has paid", () => {
  it("is all that the wallet has not", () => {
    expect(byMethod(anOrder())).toBe(899);
    expect(byMethod(anOrder({ finalAmount: 899.3, ...withWallet(0.1) }))).toBe(899.2);
    expect(byMethod(anOrder(withWallet(1000)))).toBe(0);
  });
});

describe("the choice where money goes back to", () => {
  it.each([
    ["a paid order", anOrder({ paymentMethod: "razorpay" }), true],
    ["cash that was collected", anOrder(), true],
    ["an order of which a part was given back", anOrder({ paymentStatus: "partially_refunded" }), true],
    ["the part that the wallet has not paid", anOrder(withWallet(200)), true],
    ["an order that nobody has paid", anOrder({ paymentStatus: "pending" }), false],
    ["an order that was given back whole", anOrder({ paymentStatus: "refunded" }), false],
    ["an order that the wallet has paid", anOrder({ paymentMethod: "wallet", ...withWallet(899) }), false],
  ])("for %s: %#", (_, order, asked) => expect(isPaidBesideWallet(order)).toBe(asked));
});
