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

describe("an order's payment plan", () => {
  it("prefers cash if available, whatever its position, with its fee", () => {
    expect(planPayment(aWish())).toEqual({ method: "cod", fee: 49.1, total: 948.3, fromWallet: 0, due: 948.3 });
  });

  it("uses the first available method if cash is unavailable, the wallet last", () => {
    const methods = [aMethod("wallet"), aMethod("cod", { problem: "Not here." }), aMethod("stripe")];
    expect(planPayment(aWish({ methods, balance: 2000 })).method).toBe("stripe");
    expect(planPayment(aWish({ methods: [aMethod("wallet")], balance: 2000 })).method).toBe("wallet");
    expect(planPayment(aWish({ methods: [aMethod("cod", { problem: "Not here." })] })).method).toBeNull();
  });

  it("uses the chosen method while it is available", () => {
    expect(planPayment(aWish({ choice: "stripe" }))).toMatchObject({ method: "stripe", fee: 0, total: 899.2 });
    const methods = [aMethod("cod"), aMethod("stripe", { problem: "Off." })];
    expect(planPayment(aWish({ choice: "stripe", methods })).method).toBe("cod");
  });

  it("leaves the rest to the method if the wallet's balance is too low, including the cash fee", () => {
    expect(planPayment(aWish({ balance: 200.1, useWallet: true }))).toEqual({
      method: "cod",
      fee: 49.1,
      total: 948.3,
      fromWallet: 200.1,
      due: 748.2,
    });
  });

  it("needs no method and no fee if the wallet covers everything", () => {
    const whole = { method: "wallet", fee: 0, total: 899.2, fromWallet: 899.2, due: 0 };
    expect(planPayment(aWish({ balance: 899.2, useWallet: true }))).toEqual(whole);
    expect(planPayment(aWish({ balance: 5000, useWallet: true, choice: "razorpay" }))).toEqual(whole);
    expect(planPayment(aWish({ balance: 899.2, choice: "wallet" }))).toEqual(whole);
    expect(planPayment(aWish({ balance: 899.19, useWallet: true })).method).toBe("cod");
  });

  it("does not use the wallet if it is not requested or is disabled", () => {
    expect(planPayment(aWish({ balance: 5000 })).fromWallet).toBe(0);
    expect(planPayment(aWish({ balance: null, useWallet: true })).fromWallet).toBe(0);
  });
});

describe("the amount that the wallet covers", () => {
  it.each([
    [899, 200, 200],
    [899, 2000, 899],
    [899, 0, 0],
    [899, null, 0],
  ])("of ₹%s with a balance of ₹%s is ₹%s", (total, balance, part) => expect(walletCovers(total, balance)).toBe(part));
});

it("shows the wallet unless it is known to be empty", () => {
  const shown = (balance: number | null) => withoutEmptyWallet(all, balance).map(({ method }) => method);
  expect(shown(0)).toEqual(["razorpay", "cod", "stripe"]);
  expect(shown(0.5)).toContain("wallet");
  expect(shown(null)).toContain("wallet");
});
