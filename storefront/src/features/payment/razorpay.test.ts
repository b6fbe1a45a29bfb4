import { paidIn, reasonIn } from "./razorpay";

describe("what Razorpay's checkout tells", () => {
  it("of a payment that is done is handed to the server as it came", () => {
    const answer = { razorpay_order_id: "order_1", razorpay_payment_id: "pay_1", razorpay_signature: "abc", more: 1 };
    const { more, ...fields } = answer;
    expect(paidIn(answer)).toEqual({ kind: "paid", confirm: { gateway: "razorpay", ...fields } });
  });

  it.each([
    [{ error: { description: "Your bank declined it." } }, "Your bank declined it."],
    [{ error: { description: "" } }, null],
    [{ error: {} }, null],
    [undefined, null],
  ])("of one that failed are its own words: %j", (answer, words) => expect(reasonIn(answer)).toBe(words));
});
