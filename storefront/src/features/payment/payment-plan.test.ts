import type { OfferedMethod } from "@haat/api-contract/payment/schemas";
import { planPayment, walletCovers, withoutEmptyWallet } from "./payment-plan";

const aMethod = (method: OfferedMethod["method"], parts: Partial<OfferedMethod> = {}): OfferedMethod => ({
  method,
  label: method,
  fee: 0,
  problem: null,
  ...parts,
});
const all = [aMethod("razorpay"), aMethod("cod", { fee: 49.1 }), aMethod("stripe"), aMethod("wallet")];
const aWish = (parts: Partial<Parameters<typeof planPayment>[0]> = {}) => ({
  total: 899.2,
  methods: all,
  balance: 0,
  choice: null,
  useWallet: false,
  ...parts,
});

describe("how an order is paid", () => {
  it("is in cash at first where cash is offered, wherever it stands, with its fee", () => {
    expect(planPayment(aWish())).toEqual({ method: "cod", fee: 49.1, total: 948.3, fromWallet: 0, due: 948.3 });
  });

  it("is by the first method that can be chosen where cash can't, and by the wallet last", () => {
    const methods = [aMethod("wallet"), aMethod("cod", { problem: "Not here." }), aMethod("stripe")];
    expect(planPayment(aWish({ methods, balance: 2000 })).method).toBe("stripe");
    expect(planPayment(aWish({ methods: [aMethod("wallet")], balance: 2000 })).method).toBe("wallet");
    expect(planPayment(aWish({ methods: [aMethod("cod", { problem: "Not here." })] })).method).toBeNull();
  });

  it("is by what was chosen, until that can't be chosen any more", () => {
    expect(planPayment(aWish({ choice: "stripe" }))).toMatchObject({ method: "stripe", fee: 0, total: 899.2 });
    const methods = [aMethod("cod"), aMethod("stripe", { problem: "Off." })];
    expect(planPayment(aWish({ choice: "stripe", methods })).method).toBe("cod");
  });

  it("leaves the rest to the method where the wallet holds less, the fee of cash among it", () => {
    expect(planPayment(aWish({ balance: 200.1, useWallet: true }))).toEqual({
      method: "cod",
      fee: 49.1,
      total: 948.3,
      fromWallet: 200.1,
      due: 748.2,
    });
  });

  it("needs no method and no fee where the wallet covers it all", () => {
    const whole = { method: "wallet", fee: 0, total: 899.2, fromWallet: 899.2, due: 0 };
    expect(planPayment(aWish({ balance: 899.2, useWallet: true }))).toEqual(whole);
    expect(planPayment(aWish({ balance: 5000, useWallet: true, choice: "razorpay" }))).toEqual(whole);
    expect(planPayment(aWish({ balance: 899.2, choice: "wallet" }))).toEqual(whole);
    expect(planPayment(aWish({ balance: 899.19, useWallet: true })).method).toBe("cod");
  });

  it("leaves the wallet alone where it is not asked for, or switched off", () => {
    expect(planPayment(aWish({ balance: 5000 })).fromWallet).toBe(0);
    expect(planPayment(aWish({ balance: null, useWallet: true })).fromWallet).toBe(0);
  });
});

describe("what a wallet can pay", () => {
  it.each([
    [899, 200, 200],
    [899, 2000, 899],
    [899, 0, 0],
    [899, null, 0],
  ])("of ₹%s with ₹%s in it is ₹%s", (total, balance, part) => expect(walletCovers(total, balance)).toBe(part));
});

it("shows the wallet only where something is in it, or nobody can say", () => {
  const shown = (balance: number | null) => withoutEmptyWallet(all, balance).map(({ method }) => method);
  expect(shown(0)).toEqual(["razorpay", "cod", "stripe"]);
  expect(shown(0.5)).toContain("wallet");
  expect(shown(null)).toContain("wallet");
});
