import { refundText } from "./refund-texts";

describe("a refund in plain words", () => {
  it.each([
    ["source", "waiting", "₹499 is on its way back to your card or bank."],
    ["source", "sent", "₹499 is on its way back to your card or bank."],
    ["source", "done", "₹499 has gone back to your card or bank."],
    ["source", "failed", "₹499 could not be sent back to your card or bank yet. We are taking care of it."],
    ["wallet", "waiting", "₹499 is on its way to your wallet."],
    ["wallet", "done", "₹499 was added to your wallet."],
    ["wallet", "failed", "₹499 could not be added to your wallet yet. We are taking care of it."],
    [null, "waiting", "We will send ₹499 to you. It is not paid yet."],
    [null, "done", "We have paid ₹499 to you."],
  ] as const)("to %s, %s: %s", (destination, status, text) => {
    expect(refundText({ amount: 499, destination, status })).toBe(text);
  });
});
