import { displayOf, paidIn, reasonIn } from "./razorpay";

describe("Razorpay's checkout result", () => {
  it("is passed to the server unchanged if it is paid", () => {
    const answer = { razorpay_order_id: "order_1", razorpay_payment_id: "pay_1", razorpay_signature: "abc", more: 1 };
    const { more, ...fields } = answer;
    expect(paidIn(answer)).toEqual({ kind: "paid", confirm: { gateway: "razorpay", ...fields } });
  });

  it.each([
    [{ error: { description: "Your bank declined it." } }, "Your bank declined it."],
    [{ error: { description: "" } }, null],
    [{ error: {} }, null],
    [undefined, null],
  ])("has the gateway's own message if it failed: %j", (answer, words) => expect(reasonIn(answer)).toBe(words));
});

describe("Razorpay's checkout of a bank offer", () => {
  const instruments = (offer: Parameters<typeof displayOf>[0]) => displayOf(offer).display.blocks.bank.instruments;

  it("shows nothing but the cards of the bank, of each kind that counts", () => {
    const { display } = displayOf({ bank: "HDFC", methods: ["credit-card", "debit-card"] });
    expect(display).toEqual({
      blocks: {
        bank: {
          name: "HDFC Bank credit card or debit card",
          instruments: [{ method: "card", issuers: ["HDFC"], types: ["credit", "debit"] }],
        },
      },
      sequence: ["block.bank"],
      preferences: { show_default_blocks: false },
    });
  });

  it("names net banking by the gateway's code of the bank", () => {
    expect(instruments({ bank: "SBIN", methods: ["netbanking"] })).toEqual([{ method: "netbanking", banks: ["SBIN"] }]);
    expect(instruments({ bank: "PUNB", methods: ["netbanking"] })).toEqual([
      { method: "netbanking", banks: ["PUNB_R"] },
    ]);
  });
});
