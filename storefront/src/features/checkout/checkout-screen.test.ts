import { additionsOf, partsOf } from "./checkout-screen";

const aPlan = { method: "cod" as const, fee: 0, total: 899, fromWallet: 0, due: 899 };

describe("the figures of a checkout", () => {
  it("are only the cart's without a fee and without the wallet", () => {
    expect([...additionsOf(aPlan), ...partsOf(aPlan)]).toEqual([]);
  });

  it("include the cash fee", () => {
    expect(additionsOf({ ...aPlan, fee: 49, total: 948 })).toEqual([{ label: "Cash on delivery fee", amount: "₹49" }]);
  });

  it("include what the wallet pays, and what is left to pay now or on delivery", () => {
    const plan = { ...aPlan, fromWallet: 200, due: 699 };
    expect(partsOf(plan)).toEqual([
      { label: "From your wallet", amount: "−₹200" },
      { label: "To pay on delivery", amount: "₹699" },
    ]);
    expect(partsOf({ ...plan, method: "stripe" as const })[1]).toEqual({ label: "To pay now", amount: "₹699" });
  });
});
