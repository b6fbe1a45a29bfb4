import { type RefundState, statusOncePaidBack, statusWhileToPay } from "./payment-status";

/** A delivered cash order of 500. */
const state = (given: Partial<RefundState>): RefundState => ({
  paymentStatus: "paid",
  total: 50_000,
  taken: 50_000,
  given: 0,
  parts: 0,
  toPay: 0,
  toPayOfRest: 0,
  ...given,
});
const toPay = (paise: number) => ({ toPay: paise, toPayOfRest: paise });

describe("an order's payment status while money goes back", () => {
  it("is refunded if no person has to pay anything", () => {
    expect(statusWhileToPay("refunded", state({ given: 50_000 }))).toBe("refunded");
    expect(statusWhileToPay("partially_refunded", state({ given: 100 }))).toBe("partially_refunded");
  });

  it("stays paid until a person has paid all of it, and is partly refunded if the wallet got its share", () => {
    expect(statusWhileToPay("refunded", state({ given: 50_000, ...toPay(50_000) }))).toBe("paid");
    expect(statusWhileToPay("refunded", state({ given: 50_000, ...toPay(30_000) }))).toBe("partially_refunded");
  });

  it("ignores a cancelled part", () => {
    const cut = state({ given: 10_000, parts: 10_000, toPay: 10_000, toPayOfRest: 0 });
    expect(statusWhileToPay("partially_refunded", cut)).toBe("paid");
  });
});

describe("an order's payment status once a person has paid", () => {
  it("is refunded once nothing is left, and partly refunded before", () => {
    expect(statusOncePaidBack(state({ given: 50_000 }))).toBe("refunded");
    expect(statusOncePaidBack(state({ given: 50_000, ...toPay(20_000) }))).toBe("partially_refunded");
    expect(statusOncePaidBack(state({ given: 20_000 }))).toBe("partially_refunded");
  });

  it("stays paid for the rest if a cancelled part was paid back", () => {
    expect(statusOncePaidBack(state({ total: 40_000, given: 10_000, parts: 10_000 }))).toBe("paid");
  });

  it("is paid if the order was reopened and paid again, and awaits its money if it was not", () => {
    expect(statusOncePaidBack(state({ taken: 100_000, given: 50_000 }))).toBe("paid");
    expect(statusOncePaidBack(state({ paymentStatus: "pending", given: 50_000 }))).toBe("pending");
  });
});
