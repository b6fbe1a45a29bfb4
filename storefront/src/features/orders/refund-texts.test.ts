import { refundText } from "./refund-texts";

describe("the text of a refund", () => {
  it.each([
    ["source", "waiting", "₹499 is being refunded to your original payment method."],
    ["source", "sent", "₹499 is being refunded to your original payment method."],
    ["source", "done", "₹499 was refunded to your original payment method."],
    ["source", "failed", "We couldn't refund ₹499 to your original payment method yet. We're working on it."],
    ["wallet", "waiting", "₹499 is being refunded to your wallet."],
    ["wallet", "done", "₹499 was refunded to your wallet."],
    ["wallet", "failed", "We couldn't refund ₹499 to your wallet yet. We're working on it."],
    [null, "waiting", "Your refund of ₹499 is pending."],
    [null, "done", "We have paid your refund of ₹499."],
  ] as const)("to %s, %s: %s", (destination, status, text) => {
    expect(refundText({ amount: 499, destination, status })).toBe(text);
  });
});
